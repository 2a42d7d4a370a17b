import { openBusiness, type BusinessSector, businessSectors } from '@mainstreet/shared/contracts/site/opening'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Answer, Input } from '@mainstreet/shared/services'
import { useOperation } from '../../kit/data/data-writes'
import { Field } from '../../kit/form/fields/field'
import { Form } from '../../kit/form/form'
import { FormActions } from '../../kit/form/form-actions'
import { PhoneField } from '../../kit/form/fields/phone-field'
import { SelectField } from '../../kit/form/fields/select-field'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { SettingsSection } from '../../kit/ui/settings-section'
import { Grid, Stack } from '../../kit/ui/stack'
import { AddressField } from './address-field'
import { openingWords } from './opening-words'
import { PlaceSection } from './place-section'
import { useChoiceField } from '../../kit/form/fields/use-form-field'
import { RadioCards } from '../../kit/ui/radio-cards'

/** What the business is, each with what its site starts with. */
const SectorField = () => {
  const { sectors } = useWords(openingWords)
  const { field } = useChoiceField({ name: 'sector', required: true })
  const value: BusinessSector | '' = field.value
  return (
    <RadioCards
      label={field.label}
      columns
      value={value || null}
      onChange={field.onChange}
      error={field.error}
      options={businessSectors.map((sector) => ({
        value: sector,
        title: sectors[sector].title,
        description: sectors[sector].about,
      }))}
    />
  )
}

type Values = Omit<Input<'open-business'>, 'sector'> & { sector: BusinessSector | '' }

/** What the form opened, and with which answers. */
export type Opened = Answer<'open-business'> & Pick<Values, 'str_company_name' | 'ownerEmail'>

const emptyAnswers = (language: Locale): Values => ({
  str_company_name: '',
  sector: '',
  str_address1: '',
  str_city: '',
  str_province: 'NB',
  str_pcode: '',
  str_country: 'Canada',
  timezone: '',
  str_contact_name: '',
  str_phone: '',
  str_email: '',
  language,
  str_domain: '',
  ownerEmail: '',
})

const Contact = () => {
  const words = useWords(openingWords)
  return (
    <SettingsSection id="contact" title={words.contact} about={words.contactAbout}>
      <Stack>
        <Field name="str_contact_name" autoComplete="off" />
        <Grid min={14}>
          <PhoneField name="str_phone" autoComplete="off" />
          <Field name="str_email" type="email" autoComplete="off" help={words.emailHelp} />
        </Grid>
      </Stack>
    </SettingsSection>
  )
}

type NewBusinessFormProps = {
  /** Who opens it for oneself: nobody else is invited, and only an address of the platform can be chosen. */
  isOwn?: boolean
  onOpened: (opened: Opened) => unknown
}

/** The five questions that open a business. */
export const NewBusinessForm = ({ isOwn = false, onOpened }: NewBusinessFormProps) => {
  const words = useWords(openingWords)
  const locale = useBackOfficeLocale()
  const { run } = useOperation('open-business')
  const open = async ({ sector, ...answers }: Values) => {
    // An empty choice does not get past the form's own check.
    const input = { ...answers, sector: sector as BusinessSector }
    const { str_company_name, ownerEmail } = answers
    await onOpened({ ...(await run(input)), str_company_name, ownerEmail })
  }
  return (
    <Form<Values>
      label={words.title}
      contract={openBusiness}
      defaultValues={emptyAnswers(locale)}
      onSubmit={open}
    >
      <Stack gap={6}>
        <SettingsSection id="name" title={words.name} about={words.nameAbout}>
          <Stack>
            <Field name="str_company_name" autoComplete="off" data-autofocus />
            <AddressField isOwn={isOwn} />
          </Stack>
        </SettingsSection>
        <SettingsSection id="what" title={words.what} about={words.whatAbout}>
          <SectorField />
        </SettingsSection>
        <PlaceSection />
        <Contact />
        <SettingsSection id="language" title={words.language} about={words.languageAbout}>
          <SelectField
            name="language"
            options={[
              { value: 'en', label: words.english },
              { value: 'fr', label: words.french },
            ]}
          />
        </SettingsSection>
        {!isOwn && (
          <SettingsSection id="owner" title={words.owner} about={words.ownerAbout}>
            <Field name="ownerEmail" type="email" autoComplete="off" help={words.ownerHelp} />
          </SettingsSection>
        )}
        <FormActions bar submit={words.submit} />
      </Stack>
    </Form>
  )
}
