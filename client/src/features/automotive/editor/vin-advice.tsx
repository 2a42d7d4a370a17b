import { vinDoubt, vinFacts } from '@mainstreet/shared/rules/cars/vin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import type { CarForm } from './car-form'
import { editorWords } from './words'

const isEmpty = (value: unknown) => value === null || value === ''

/** What a VIN tells beside what makes one doubt it; what it tells fills empty fields when one presses, and no other. */
export const VinAdvice = () => {
  const words = useWords(editorWords)
  const { setValue, getValues } = useFormContext<CarForm>()
  const [vin, typedYear, typedMake] = useWatch<CarForm, ['vin', 'year', 'make']>({
    name: ['vin', 'year', 'make'],
  })
  const doubt = vinDoubt(vin, typedYear)
  const { year, make, country } = vinFacts(vin, new Date().getFullYear())
  const told = [year, make, country && words.builtIn(words.countries[country])].filter(Boolean)
  const mayFill = Boolean((year && isEmpty(typedYear)) || (make && isEmpty(typedMake)))
  const fill = () => {
    const options = { shouldDirty: true, shouldValidate: true }
    if (year && isEmpty(getValues('year'))) setValue('year', year, options)
    if (make && isEmpty(getValues('make'))) setValue('make', make, options)
  }
  return (
    <>
      {doubt && <Notice tone="warning">{words.doubts[doubt]}</Notice>}
      {told.length > 0 && (
        <Notice
          action={
            mayFill && (
              <Button size="small" onClick={fill}>
                {words.fill}
              </Button>
            )
          }
        >
          {words.vinTells(told.join(', '))}
        </Notice>
      )}
    </>
  )
}
