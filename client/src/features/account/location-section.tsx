import { accountContract, type Account } from '@mainstreet/shared/contracts/account'
import { defaultProvince, formatPostalCode, isCountry, provinceCode } from '@mainstreet/shared/rules/regions'
import type { Write } from '@mainstreet/shared/services'
import { useSave } from '../../kit/data/data-writes'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { Field } from '../../kit/form/fields/field'
import { countryOptions, postalCodeCheck, regionOptions } from '../../kit/form/fields/place-options'
import { SelectField } from '../../kit/form/fields/select-field'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import type { Option } from '../../kit/ui/select'
import { Grid } from '../../kit/ui/stack'
import { detailsWords } from './words'

/** What is stored and in no list is offered too: it must neither be lost nor look like something else. */
const withStored = (options: readonly Option[], stored: string): readonly Option[] =>
  !stored || options.some(({ value }) => value === stored)
    ? options
    : [...options, { value: stored, label: stored }]

/** A province stored by its name is the one of the list. */
const listedProvince = (account: Account): Account => {
  const { str_country: country, str_province: province } = account
  const code = isCountry(country) ? provinceCode(province, country) : undefined
  return code ? { ...account, str_province: code } : account
}

/** Where the business is. */
export const LocationSection = ({ account: stored, id }: { account: Account; id: string }) => {
  const words = useWords(detailsWords)
  const locale = useBackOfficeLocale()
  const { patch } = useSave('account')
  const account = listedProvince(stored)
  const { str_country: country } = account
  const regions = withStored(regionOptions(country, locale), account.str_province)
  const inStates = country === 'United States'
  // Another country has other provinces: both are saved at once.
  const save = (data: Write<'account'>) =>
    patch(
      account.id,
      data.str_country && isCountry(data.str_country)
        ? { ...data, str_province: defaultProvince(data.str_country) }
        : data,
    )
  return (
    <AutoSaveSection
      id={id}
      title={words.location}
      about={words.locationAbout}
      contract={accountContract}
      row={account}
      save={save}
    >
      <Field name="str_address1" autoComplete="address-line1" />
      <Field name="str_address2" autoComplete="address-line2" />
      <Grid min={14}>
        <Field name="str_city" autoComplete="address-level2" />
        <SelectField
          name="str_province"
          label={inStates ? words.state : undefined}
          options={regions}
          placeholder={account.str_province ? undefined : words.notChosen}
          autoComplete="address-level1"
        />
        <Field
          name="str_pcode"
          label={inStates ? words.zip : undefined}
          autoComplete="postal-code"
          check={postalCodeCheck(country)}
          format={(text) => formatPostalCode(text, country)}
        />
        <SelectField
          name="str_country"
          options={withStored(countryOptions(locale), country)}
          placeholder={country ? undefined : words.notChosen}
          autoComplete="country-name"
        />
      </Grid>
    </AutoSaveSection>
  )
}
