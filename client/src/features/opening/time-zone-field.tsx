import { guessTimeZone } from '@mainstreet/shared/rules/time/time-zone-guess'
import { useEffect, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '../../kit/form/fields/select-field'
import { timeZoneOptions } from '../../kit/form/fields/time-zone-options'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { openingWords } from './opening-words'

/** The clock of the place, which follows the address until somebody chooses another. */
export const TimeZoneField = () => {
  const words = useWords(openingWords)
  const locale = useBackOfficeLocale()
  const { setValue, getFieldState, formState } = useFormContext()
  const [country, province, postalCode, timezone]: string[] = useWatch({
    name: ['str_country', 'str_province', 'str_pcode', 'timezone'],
  })
  const isChosen = getFieldState('timezone', formState).isTouched
  const guess = guessTimeZone({ country: country ?? '', province: province ?? '', postalCode })
  useEffect(() => {
    if (guess && !isChosen) setValue('timezone', guess)
  }, [guess, isChosen, setValue])
  const options = useMemo(() => timeZoneOptions(timezone ?? '', locale), [timezone, locale])
  return (
    <SelectField
      name="timezone"
      options={options}
      placeholder={timezone ? undefined : words.notChosen}
      help={isChosen ? undefined : words.clockHelp}
    />
  )
}
