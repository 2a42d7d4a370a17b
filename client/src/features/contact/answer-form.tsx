import { answerMessage, type ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import { useFormContext } from 'react-hook-form'
import { useOperation } from '../../kit/data/data-writes'
import { TextAreaField } from '../../kit/form/fields/text-area-field'
import { Form } from '../../kit/form/form'
import { FormActions } from '../../kit/form/form-actions'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { Stack } from '../../kit/ui/stack'
import { toast } from '../../kit/ui/toaster'
import { SavedAnswers } from './saved-answers'
import { messageWords } from './words'

/** Adds an answer that is kept to what is typed. */
const Chooser = () => {
  const { getValues, setValue, setFocus } = useFormContext<{ text: string }>()
  const add = (text: string) => {
    const typed = getValues('text').trim()
    setValue('text', typed ? `${typed}\n${text}` : text, { shouldDirty: true })
    setFocus('text')
  }
  return <SavedAnswers onChoose={add} />
}

type AnswerFormProps = { message: ContactMessage; onClose: () => void }

/** Answers a message by mail in the business's name. */
export const AnswerForm = ({ message: { id, name }, onClose }: AnswerFormProps) => {
  const words = useWords(messageWords)
  const { run } = useOperation('answer-message')
  return (
    <Form
      contract={answerMessage}
      label={words.answerTo(name)}
      defaultValues={{ text: '' }}
      onSubmit={async ({ text }) => {
        await run({ id, text })
        toast.success(words.sent(name))
      }}
      onSaved={onClose}
    >
      <Stack>
        <Chooser />
        <TextAreaField name="text" required rows={5} help={words.answerHelp} data-autofocus />
        <FormActions submit={words.send}>
          <Button onClick={onClose}>{words.cancel}</Button>
        </FormActions>
      </Stack>
    </Form>
  )
}
