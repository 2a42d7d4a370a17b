import { defaultProvince, formatPostalCode, isCountry, type Country } from '@mainstreet/shared/rules/regions'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../kit/form/fields/field'
import { countryOptions, postalCodeCheck, regionOptions } from '../../kit/form/fields/place-options'
import { SelectField } from '../../kit/form/fields/select-field'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { Grid, Stack } from '../../kit/ui/stack'
import { orderWords } from './order-words'

interface Place {
  country: string
  province: string
}

/** The places to choose from; another country starts with a province of its own. */
const usePlaces = () => {
  const locale = useBackOfficeLocale()
  const { setValue } = useFormContext<Place>()
  const chosen = useWatch<Place, 'country'>({ name: 'country' })
  const country: Country = isCountry(chosen) ? chosen : 'Canada'
  const before = useRef(country)
  useEffect(() => {
    if (before.current === country) return
    before.current = country
    setValue('province', defaultProvince(country), { shouldDirty: true })
  }, [country, setValue])
  return { country, regions: regionOptions(country, locale), countries: countryOptions(locale) }
}

/** Street, place, province or state, code and country, in a form of an order. */
export const AddressFields = () => {
  const words = useWords(orderWords)
  const { country, regions, countries } = usePlaces()
  const inStates = country === 'United States'
  return (
    <Stack>
      <Field name="address" required autoComplete="off" />
      <Grid min={12}>
        <Field name="city" required autoComplete="off" />
        <SelectField name="province" label={inStates ? words.usState : undefined} options={regions} />
        <Field
          name="postalcode"
          label={inStates ? words.zip : undefined}
          required
          autoComplete="off"
          check={postalCodeCheck(country)}
          format={(text) => formatPostalCode(text, country)}
        />
        <SelectField name="country" options={countries} />
      </Grid>
    </Stack>
  )
}
