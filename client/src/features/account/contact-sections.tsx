import { accountContract, type Account } from '@mainstreet/shared/contracts/account'
import { isPixelId } from '@mainstreet/shared/rules/site/pixel'
import {
  socialAddress,
  socialNetworks,
  type SocialNetwork,
  isSocialName,
} from '@mainstreet/shared/rules/site/social-address'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { Field } from '../../kit/form/fields/field'
import type { FormWords } from '../../kit/form/form-words'
import { PhoneField } from '../../kit/form/fields/phone-field'
import { useWords } from '../../kit/language/bilingual'
import { Grid } from '../../kit/ui/stack'
import { detailsWords } from './words'

const emailPattern = new RegExp(accountContract.record.properties.str_email.pattern!)

/** Whether a text has the form of an e-mail address, as the account's column asks. */
const isEmail = (text: string): boolean => emailPattern.test(text)

/** Whether a text is a whole address of the web. */
const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]+\.\S+$/i.test(text) && URL.canParse(text)

/** Whether a text is a business's name at a network, or the address of its page there. */
const isSocialPage = (text: string): boolean =>
  /^https?:/i.test(text) ? isWebAddress(text) : isSocialName(text)

/** An address with https:// in front where its writer left that out. */
const withScheme = (text: string): string => {
  const address = text.trim()
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `https://${address}` : address
}

type SectionProps = { account: Account; id: string }

const emailCheck = (value: unknown, words: FormWords) => (isEmail(String(value)) ? undefined : words.email)
const trimText = (text: string) => text.trim()

/** How the business is reached. */
export const ContactSection = ({ account, id }: SectionProps) => {
  const words = useWords(detailsWords)
  return (
    <AutoSaveSection
      id={id}
      title={words.contact}
      about={words.contactAbout}
      contract={accountContract}
      row={account}
    >
      <Grid min={14}>
        <PhoneField name="str_phone" autoComplete="work tel-national" />
        <PhoneField name="str_mobile" autoComplete="mobile tel-national" />
        <PhoneField name="str_tollfree" autoComplete="off" />
        <PhoneField name="str_fax" autoComplete="fax tel-national" />
      </Grid>
      <Field
        name="str_email"
        type="email"
        inputMode="email"
        autoComplete="work email"
        format={trimText}
        check={emailCheck}
      />
    </AutoSaveSection>
  )
}

const SocialField = ({ network, name }: { network: SocialNetwork; name: string }) => {
  const words = useWords(detailsWords)
  const address = isSocialPage(name) ? socialAddress(network, name) : undefined
  return (
    <Field
      name={`str_${network}`}
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="off"
      format={trimText}
      check={(value) => (isSocialPage(String(value)) ? undefined : words.socialRefused)}
      help={address && words.socialHelp(address)}
    />
  )
}

/** Its pages at social networks. */
export const SocialSection = ({ account, id }: SectionProps) => {
  const words = useWords(detailsWords)
  return (
    <AutoSaveSection
      id={id}
      title={words.social}
      about={words.socialAbout}
      contract={accountContract}
      row={account}
    >
      {socialNetworks.map((network) => (
        <SocialField key={network} network={network} name={account[`str_${network}`]} />
      ))}
    </AutoSaveSection>
  )
}

/** Who else counts its visits. */
export const AnalyticsSection = ({ account, id }: SectionProps) => {
  const words = useWords(detailsWords)
  return (
    <AutoSaveSection
      id={id}
      title={words.analytics}
      about={words.analyticsAbout}
      contract={accountContract}
      row={account}
    >
      <Field
        name="facebookPixelId"
        inputMode="numeric"
        autoComplete="off"
        format={trimText}
        check={(value) => (isPixelId(String(value)) ? undefined : words.pixelRefused)}
      />
    </AutoSaveSection>
  )
}

/** Its mobile site elsewhere. */
export const MobileSection = ({ account, id }: SectionProps) => {
  const words = useWords(detailsWords)
  return (
    <AutoSaveSection
      id={id}
      title={words.mobile}
      about={words.mobileAbout}
      contract={accountContract}
      row={account}
    >
      <Field
        name="str_mobile_url"
        inputMode="url"
        autoComplete="off"
        format={withScheme}
        check={(value) => (isWebAddress(String(value)) ? undefined : words.webRefused)}
      />
    </AutoSaveSection>
  )
}
