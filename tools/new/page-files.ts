import type { Names } from './names'

/** What a page is made of: its own name, its feature's, and that of the rows it lists. */
export interface PageNames {
  names: Names
  feature: Names
  rows: Names
}

const pageImports = ({
  rows,
}: PageNames) => `import type { ${rows.One} } from '@mainstreet/shared/contracts/${rows.path}'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../kit/data/data'
import { useRemove } from '../../kit/data/data-writes'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { ConfirmDialog } from '../../kit/ui/confirm-dialog'
import { Page } from '../../kit/ui/page'
import { Table } from '../../kit/ui/table'
import { ${rows.One}Dialog, type Edited${rows.One} } from './${rows.path}-dialog'
import { ${rows.camel}Words } from './${rows.path}-words'
`

const pageBody = ({
  names,
  rows,
}: PageNames) => `/** The list of each ${rows.words} of a business, where they are added, changed and removed. */
export const Dashboard${names.pascal}Page = () => {
  const words = useWords(${rows.camel}Words)
  const { rows, error, refetch } = useList('${rows.path}')
  const { remove } = useRemove('${rows.path}')
  const [edited, setEdited] = useState<Edited${rows.One} | null>(null)
  const [removed, setRemoved] = useState<${rows.One} | null>(null)
  return (
    <Page
      title={words.title}
      action={
        <Button variant="primary" icon={<Plus />} onClick={() => setEdited('new')} aria-haspopup="dialog">
          {words.add}
        </Button>
      }
    >
      <Card flush>
        <Table
          label={words.title}
          columns={[
            { key: 'title', header: words.heading, cell: ({ title }) => title },
            { key: 'content', header: words.content, hideBelow: 800, cell: ({ content }) => content },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          onRowClick={setEdited}
          rowMenu={(row) => [
            { label: words.edit, onSelect: () => setEdited(row) },
            'separator',
            { label: words.remove, onSelect: () => setRemoved(row), danger: true },
          ]}
          empty={words.empty}
          error={error}
          onRetry={refetch}
        />
      </Card>
      <${rows.One}Dialog edited={edited} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        onConfirm={() => remove(removed!.id)}
        title={words.removeTitle(removed?.title ?? '')}
        confirm={words.remove}
        danger
      >
        {words.removeText}
      </ConfirmDialog>
    </Page>
  )
}
`

/** A page that lists rows. */
export const page = (all: PageNames) => `${pageImports(all)}
${pageBody(all)}`

/** The dialog that adds or changes one of them. */
export const dialog = ({
  rows,
}: PageNames) => `import { ${rows.one}Contract, type ${rows.One} } from '@mainstreet/shared/contracts/${rows.path}'
import { useSave } from '../../kit/data/data-writes'
import { DialogActions } from '../../kit/form/dialog-actions'
import { Field } from '../../kit/form/fields/field'
import { TextAreaField } from '../../kit/form/fields/text-area-field'
import { Form } from '../../kit/form/form'
import { useWords } from '../../kit/language/bilingual'
import { Dialog } from '../../kit/ui/dialog'
import { ${rows.camel}Words } from './${rows.path}-words'

type Values = Pick<${rows.One}, 'title' | 'content'>

/** What the dialog is about: a row, or a new one. */
export type Edited${rows.One} = ${rows.One} | 'new'

/** Adds or changes a row; closed where there is none. */
export const ${rows.One}Dialog = ({ edited, onClose }: { edited: Edited${rows.One} | null; onClose: () => void }) => {
  /** The words of both. */
  const words = useWords(${rows.camel}Words)
  const { create, patch } = useSave('${rows.path}')
  const title = edited === 'new' ? words.addTitle : words.editTitle
  const save = (values: Values) => (edited === 'new' ? create(values) : patch(edited!.id, values))
  return (
    <Dialog open={edited !== null} onClose={onClose} title={title}>
      {edited && (
        <Form<Values>
          label={title}
          guard={false}
          contract={${rows.one}Contract}
          defaultValues={edited === 'new' ? { title: '', content: '' } : edited}
          onSubmit={save}
          onSaved={onClose}
        >
          <Field name="title" required />
          <TextAreaField name="content" />
          <DialogActions submit={words.save} cancel={words.cancel} onCancel={onClose} />
        </Form>
      )}
    </Dialog>
  )
}
`

export const words = ({ rows }: PageNames) => `import { bilingual } from '../../kit/language/bilingual'

/** The words of the page of each ${rows.words}. */
export const ${rows.camel}Words = bilingual({
  en: {
    title: '${rows.title}',
    add: 'Add',
    addTitle: 'Something new',
    edit: 'Edit',
    editTitle: 'Change it',
    heading: 'Title',
    content: 'Text',
    empty: 'Nothing yet.',
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Remove',
    removeTitle: (title: string) => \`Remove \${title}?\`,
    removeText: 'Visitors no longer see it.',
  },
  fr: {
    title: '${rows.title}',
    add: 'Ajouter',
    addTitle: 'Du nouveau',
    edit: 'Modifier',
    editTitle: 'Modifier',
    heading: 'Titre',
    content: 'Texte',
    empty: 'Rien encore.',
    save: 'Enregistrer',
    cancel: 'Annuler',
    remove: 'Supprimer',
    removeTitle: (title) => \`Supprimer \${title}?\`,
    removeText: 'Les visiteurs ne le verront plus.',
  },
})
`

/** A test of both. */
export const test = ({ names, rows }: PageNames) => `import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { Dashboard${names.pascal}Page } from './dashboard-${names.path}-page'

const first = { id: 1, customerId: 1, title: 'The first', content: 'Words.', translations: {} }

const show = () => {
  const find = jest.fn(async () => ({ data: [first], total: 1, limit: 500, skip: 0 }))
  const create = jest.fn(async (_path: string, data: object) => ({ ...first, ...data, id: 2 }))
  const remove = jest.fn(async () => first)
  renderBackOffice({
    routes: [{ path: '/', element: <Dashboard${names.pascal}Page /> }],
    at: '/',
    api: fakeApi(fakeLive().live, { find, create, remove }),
  })
  return { create, remove, user: userEvent.setup() }
}

test('a row is added in a dialog', async () => {
  const { user, create } = show()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'The second')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(create).toHaveBeenCalledWith('${rows.path}', expect.objectContaining({ title: 'The second' }))
})

test('one is removed once that is confirmed', async () => {
  const { user, remove } = show()
  await user.click(await screen.findByRole('button', { name: 'Actions for The first' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(remove).toHaveBeenCalledWith('${rows.path}', 1)
})
`
