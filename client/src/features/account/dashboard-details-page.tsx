import { accountContract, type Account } from '@mainstreet/shared/contracts/account'
import { mayWrite } from '@mainstreet/shared/may-call'
import { LoadedRow } from '../../kit/data/loaded-row'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { useRoles } from '../../kit/session/use-may'
import { Page } from '../../kit/ui/page'
import { SectionLinks } from '../../kit/ui/section-links'
import { SettingsFolds } from '../../kit/ui/settings-folds'
import { useFolds } from '../../kit/ui/use-folds'
import { useAddressParams } from '../../kit/use-address-params'
import { CompanySection } from './company-section'
import { AnalyticsSection, ContactSection, MobileSection, SocialSection } from './contact-sections'
import { HoursSection } from './hours/hours-section'
import { hoursWords } from './hours/hours-words'
import { LocationSection } from './location-section'
import { detailsWords } from './words'

// A section goes where the only column that it is about is not the reader's to write.
const sections = [
  { id: 'location', Section: LocationSection },
  { id: 'company', Section: CompanySection },
  { id: 'contact', Section: ContactSection },
  { id: 'social', Section: SocialSection },
  { id: 'analytics', Section: AnalyticsSection, about: 'facebookPixelId' },
  { id: 'mobile', Section: MobileSection },
] as const satisfies readonly { id: string; Section: unknown; about?: keyof Account }[]

const Sections = ({ account }: { account: Account }) => {
  const words = useWords(detailsWords)
  const { title: hours } = useWords(hoursWords)
  const roles = useRoles()
  const shown = sections.filter(
    (section) =>
      !('about' in section) || roles.some((role) => mayWrite(accountContract, role, section.about)),
  )
  const links = [{ id: 'hours', title: hours }, ...shown.map(({ id }) => ({ id, title: words[id] }))]
  const { isOpen, toggle } = useFolds(useAddressParams(), ['hours'])
  return (
    <>
      <SectionLinks label={words.sections} sections={links} />
      <SettingsFolds value={{ isOpen, toggle, isFound: () => true, onlyNarrow: true }}>
        <HoursSection id="hours" account={account} />
        {shown.map(({ id, Section }) => (
          <Section key={id} id={id} account={account} />
        ))}
      </SettingsFolds>
    </>
  )
}

/** What a site says of its business: when it is open, where and who it is, and how to reach it. */
export const DashboardDetailsPage = () => {
  const words = useWords(detailsWords)
  const customerId = useCustomerId()
  return (
    <Page title={words.title} description={words.about}>
      <LoadedRow key={customerId} path="account" id={customerId}>
        {(account) => <Sections account={account} />}
      </LoadedRow>
    </Page>
  )
}
