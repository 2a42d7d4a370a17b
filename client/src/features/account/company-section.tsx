import { accountContract, type Account } from '@mainstreet/shared/contracts/account'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { clockText } from '@mainstreet/shared/rules/time/moment-text'
import { locales } from '@mainstreet/shared/rules/language'
import { useMemo } from 'react'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { Field } from '../../kit/form/fields/field'
import { RichTextField } from '../../kit/form/fields/rich-text-field'
import { SelectField } from '../../kit/form/fields/select-field'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useNow } from '../../kit/site/hours/use-now'
import { Grid } from '../../kit/ui/stack'
import { timeZoneOptions } from '../../kit/form/fields/time-zone-options'
import { detailsWords } from './words'

const TimeZoneField = ({ timezone }: { timezone: string }) => {
  const words = useWords(detailsWords)
  const locale = useBackOfficeLocale()
  const now = useNow()
  const options = useMemo(() => timeZoneOptions(timezone, locale), [timezone, locale])
  const time = now && clockText(now, timezone, hoursByLanguage[locale])
  return <SelectField name="timezone" options={options} help={time && words.timeThere(time)} />
}

/** Who the business is. */
export const CompanySection = ({ account, id }: { account: Account; id: string }) => {
  const words = useWords(detailsWords)
  const languages = locales.map((value) => ({ value, label: words.languages[value] }))
  return (
    <AutoSaveSection
      id={id}
      title={words.company}
      about={words.companyAbout}
      contract={accountContract}
      row={account}
    >
      <Field name="str_company_name" autoComplete="organization" />
      <Field name="str_title" />
      <RichTextField name="str_description" />
      <Field name="str_contact_name" autoComplete="name" help={words.contactNameHelp} />
      <Grid min={16}>
        <TimeZoneField timezone={account.timezone} />
        <SelectField name="language" options={languages} help={words.languageHelp} />
      </Grid>
      <SwitchField name="bilingual" help={words.bilingualHelp} />
    </AutoSaveSection>
  )
}
