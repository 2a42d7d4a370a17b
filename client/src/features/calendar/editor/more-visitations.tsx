import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Field } from '../../../kit/form/fields/field'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { calendarWords } from './calendar-words'
import { MomentField } from './moment-field'
import { Stack } from '../../../kit/ui/stack'

const most = 5

/** The times of visitation after the first, each with its place. */
export const MoreVisitations = ({ timezone }: { timezone: string }) => {
  const words = useWords(calendarWords)
  const { fields, append, remove } = useFieldArray({ name: 'moreVisitations' })
  return (
    <>
      {fields.map(({ id }, at) => (
        <Stack as="section" key={id} aria-label={words.visitationNumber(at + 2)}>
          <h3>{words.visitationNumber(at + 2)}</h3>
          <MomentField name={`moreVisitations.${at}.startsAt`} timezone={timezone} />
          <MomentField name={`moreVisitations.${at}.endsAt`} timezone={timezone} />
          <Field name={`moreVisitations.${at}.place`} autoComplete="off" />
          <div>
            <Button icon={<Trash2 />} onClick={() => remove(at)}>
              {words.removeVisitation(at + 2)}
            </Button>
          </div>
        </Stack>
      ))}
      {fields.length < most && (
        <div>
          <Button icon={<Plus />} onClick={() => append({ startsAt: null, endsAt: null, place: '' })}>
            {words.anotherVisitation}
          </Button>
        </div>
      )}
    </>
  )
}
