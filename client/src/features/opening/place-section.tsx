import { defaultProvince, formatPostalCode, isCountry } from '@mainstreet/shared/rules/regions'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../kit/form/fields/field'
import { usePlaceOptions } from '../../kit/form/fields/place-options'
import { SelectField } from '../../kit/form/fields/select-field'
import { useWords } from '../../kit/language/bilingual'
import { SettingsSection } from '../../kit/ui/settings-section'
import { Grid, Stack } from '../../kit/ui/stack'
import { openingWords } from './opening-words'
import { TimeZoneField } from './time-zone-field'

/** Where the business is, and whose clock it follows. */
export const PlaceSection = () => {
  const words = useWords(openingWords)
  const { countries, regions, country } = usePlaceOptions()
  const { getValues, setValue } = useFormContext()
  // Another country has other provinces.
  useEffect(() => {
    const fits = regions.some(({ value }) => value === getValues('str_province'))
    if (!fits && isCountry(country)) setValue('str_province', defaultProvince(country))
  }, [country, regions, getValues, setValue])
  return (
    <SettingsSection id="where" title={words.where} about={words.whereAbout}>
      <Stack>
        <Field name="str_address1" autoComplete="off" />
        <Grid min={14}>
          <Field name="str_city" required autoComplete="off" />
          <SelectField name="str_province" options={regions} />
          <Field name="str_pcode" autoComplete="off" format={(text) => formatPostalCode(text, country)} />
          <SelectField name="str_country" options={countries} />
        </Grid>
        <TimeZoneField />
      </Stack>
    </SettingsSection>
  )
}
