import { minEmailLength, needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { defaultProvince, formatPostalCode, isCountry, type Country } from '@mainstreet/shared/rules/regions'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../../kit/form/fields/field'
import type { FieldCheck } from '../../../kit/form/form-context'
import { PhoneField } from '../../../kit/form/fields/phone-field'
import { countryOptions, postalCodeCheck, regionOptions } from '../../../kit/form/fields/place-options'
import { SelectField } from '../../../kit/form/fields/select-field'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { TextAreaField } from '../../../kit/form/fields/text-area-field'
import { useBackOfficeLocale, useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { Grid, Stack } from '../../../kit/ui/stack'
import type { NewOrder } from './new-order'
import { newOrderWords } from './words'

const emailCheck: FieldCheck = (value, words) => {
  const typed = String(value).trim()
  const isWhole = typed.length >= minEmailLength && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(typed)
  return isWhole ? undefined : words.email
}

/** The places to choose from; another country starts with a province of its own. */
const usePlaces = () => {
  const locale = useBackOfficeLocale()
  const { setValue } = useFormContext<NewOrder>()
  const chosen = useWatch<NewOrder, 'country'>({ name: 'country' })
  const country: Country = isCountry(chosen) ? chosen : 'Canada'
  const before = useRef(country)
  useEffect(() => {
    if (before.current === country) return
    before.current = country
    setValue('province', defaultProvince(country), { shouldDirty: true })
  }, [country, setValue])
  return { country, regions: regionOptions(country, locale), countries: countryOptions(locale) }
}

const AddressFields = () => {
  const words = useWords(newOrderWords)
  const { country, regions, countries } = usePlaces()
  const inStates = country === 'United States'
  return (
    <Card title={words.where}>
      <Stack>
        <Field name="address" required autoComplete="off" />
        <Grid min={12}>
          <Field name="city" required autoComplete="off" />
          <SelectField name="province" label={inStates ? words.state : undefined} options={regions} />
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
    </Card>
  )
}

/** Who buys; where it goes only if it is sent or brought. */
export const BuyerFields = () => {
  const words = useWords(newOrderWords)
  const [shippingType, sendEmail] = useWatch<NewOrder, ['shippingType', 'sendEmail']>({
    name: ['shippingType', 'sendEmail'],
  })
  return (
    <>
      <Card title={words.buyer}>
        <Stack>
          <Field name="name" required autoComplete="off" />
          <Grid min={14}>
            <Field
              name="email"
              type="email"
              inputMode="email"
              autoCapitalize="none"
              autoComplete="off"
              required={sendEmail}
              check={emailCheck}
            />
            <PhoneField name="phone" anybodys autoComplete="off" />
          </Grid>
          <SwitchField name="sendEmail" help={words.mailHelp} />
          <TextAreaField name="notes" rows={3} />
        </Stack>
      </Card>
      {needsAddress(shippingType) && <AddressFields />}
    </>
  )
}
