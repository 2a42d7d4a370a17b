import { apiKeyContract, type ApiKey } from '@mainstreet/shared/contracts/users'
import { useState } from 'react'
import { useApi } from '../../../kit/data/data-provider'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { useChoiceField } from '../../../kit/form/fields/use-form-field'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Dialog } from '../../../kit/ui/dialog'
import { Notice } from '../../../kit/ui/notice'
import { RadioCards } from '../../../kit/ui/radio-cards'
import { Stack } from '../../../kit/ui/stack'
import { DialogActions } from '../../../kit/form/dialog-actions'
import { keyWords } from './key-words'
import { NewKey } from './new-key'

const scopes = ['read', 'write'] as const

const ScopeField = () => {
  const words = useWords(keyWords)
  const { value, onChange, error } = useChoiceField({ name: 'scope', label: words.mayDo }).field
  const options = scopes.map((scope) => ({
    value: scope,
    title: words.scopes[scope],
    description: words.scopeAbout[scope],
  }))
  return <RadioCards label={words.mayDo} {...{ value, onChange, options, error }} />
}

type NewKeyDialogProps = { open: boolean; onClose: () => void; onCreated: () => void }

const NewKeyForm = ({ onClose, onKey }: { onClose: () => void; onKey: (key: string) => void }) => {
  const words = useWords(keyWords)
  const api = useApi()
  return (
    <Form<Pick<ApiKey, 'name' | 'scope'>>
      label={words.createTitle}
      guard={false}
      contract={apiKeyContract}
      defaultValues={{ name: '', scope: 'read' }}
      onSubmit={async ({ name, scope }) => {
        // Not by useSave, which would leave the key among the rows that are read.
        const { key } = await api.create('api-keys', { name: name.trim(), scope })
        onKey(key ?? '')
      }}
    >
      <Field name="name" help={words.nameHelp} required data-autofocus />
      <ScopeField />
      <DialogActions submit={words.createSubmit} cancel={words.cancel} onCancel={onClose} />
    </Form>
  )
}

/** Makes a key, and shows it once. */
export const NewKeyDialog = ({ open, onClose, onCreated }: NewKeyDialogProps) => {
  const words = useWords(keyWords)
  const [key, setKey] = useState<string | null>(null)
  const close = () => {
    setKey(null)
    onClose()
  }
  if (key === null)
    return (
      <Dialog open={open} onClose={close} title={words.createTitle}>
        <NewKeyForm
          onClose={close}
          onKey={(made) => {
            setKey(made)
            onCreated()
          }}
        />
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.createdTitle}
      footer={
        <Button variant="primary" onClick={close}>
          {words.done}
        </Button>
      }
    >
      <Stack>
        <Notice tone="warning">{words.created}</Notice>
        <NewKey value={key} />
      </Stack>
    </Dialog>
  )
}
