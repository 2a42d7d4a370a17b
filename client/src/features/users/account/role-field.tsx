import { memberRoles } from '@mainstreet/shared/access'
import { useChoiceField } from '../../../kit/form/fields/use-form-field'
import { useWords } from '../../../kit/language/bilingual'
import { RadioCards } from '../../../kit/ui/radio-cards'
import { peopleWords } from './people-words'

/** What somebody may do in the business. */
export const RoleField = () => {
  const words = useWords(peopleWords)
  const { value, onChange, error } = useChoiceField({ name: 'role', label: words.mayDo }).field
  const options = memberRoles.map((role) => ({
    value: role,
    title: words.roles[role],
    description: words.roleAbout[role],
  }))
  return <RadioCards label={words.mayDo} {...{ value, onChange, options, error }} />
}
