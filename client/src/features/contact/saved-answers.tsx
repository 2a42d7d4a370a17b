import {
  maxSavedAnswers,
  savedAnswerContract,
  type SavedAnswer,
} from '@mainstreet/shared/contracts/saved-answers'
import { X } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useList } from '../../kit/data/data'
import { useRemove, useSave } from '../../kit/data/data-writes'
import { Field } from '../../kit/form/fields/field'
import { Form } from '../../kit/form/form'
import { FormActions } from '../../kit/form/form-actions'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { Dialog } from '../../kit/ui/dialog'
import { IconButton } from '../../kit/ui/icon-button'
import { Row, Stack } from '../../kit/ui/stack'
import { toast } from '../../kit/ui/toaster'
import { messageWords } from './words'

const oldest = { $sort: { id: 1 } }

/** Each language in which an answer is kept. */
const textsOf = ({ id, text, translations = {} }: SavedAnswer) => [
  { key: `${id}`, text, lang: undefined },
  ...Object.entries(translations).flatMap(([lang, texts]) =>
    texts?.text ? [{ key: `${id} ${lang}`, text: texts.text, lang }] : [],
  ),
]

type ManageProps = { rows: readonly SavedAnswer[]; onClose: () => void }

const Manage = ({ rows, onClose }: ManageProps) => {
  const words = useWords(messageWords)
  const { create } = useSave('saved-answers')
  const { remove } = useRemove('saved-answers')
  // It is asked for from within a form, which must neither hold this one nor be sent with it.
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog open onClose={onClose} title={words.saved} description={words.savedAbout}>
        <Stack>
          <Stack as="ul" gap={2}>
            {rows.map((row) => (
              <Row as="li" key={row.id} spread nowrap>
                <span>
                  {textsOf(row)
                    .map(({ text }) => text)
                    .join(' · ')}
                </span>
                <IconButton
                  label={words.removeSaved(row.text)}
                  icon={<X />}
                  onClick={() =>
                    void remove(row.id).catch((error: unknown) => toast.error(words.notSaved, error))
                  }
                />
              </Row>
            ))}
          </Stack>
          {rows.length < maxSavedAnswers && (
            <Form
              key={rows.length}
              contract={savedAnswerContract}
              label={words.saveAnother}
              guard={false}
              defaultValues={{ text: '' }}
              onSubmit={(typed) => create(typed)}
            >
              <Field name="text" required />
              <FormActions submit={words.saveAnswer} />
            </Form>
          )}
        </Stack>
      </Dialog>
    </div>,
    document.body,
  )
}

/** Answers that are given often, each to begin with by a press, and a place to keep them. */
export const SavedAnswers = ({ onChoose }: { onChoose: (text: string) => void }) => {
  const words = useWords(messageWords)
  const { rows = [] } = useList('saved-answers', oldest)
  const [isManaging, setManaging] = useState(false)
  return (
    <Row gap={2} role="group" aria-label={words.saved}>
      {rows.flatMap(textsOf).map(({ key, text, lang }) => (
        <Button key={key} size="small" lang={lang} onClick={() => onChoose(text)}>
          {text}
        </Button>
      ))}
      <Button size="small" variant="quiet" onClick={() => setManaging(true)}>
        {words.manageSaved}
      </Button>
      {isManaging && <Manage rows={rows} onClose={() => setManaging(false)} />}
    </Row>
  )
}
