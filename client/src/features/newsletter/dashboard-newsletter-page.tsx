import type { Letter } from '@mainstreet/shared/contracts/newsletter'
import { optionsContract } from '@mainstreet/shared/contracts/site/profile'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { Mail, Plus } from 'lucide-react'
import { useGo } from '../../kit/back-office-links'
import { useList } from '../../kit/data/data'
import { useSave } from '../../kit/data/data-writes'
import { LoadedRow } from '../../kit/data/loaded-row'
import { useUndoableRemoval } from '../../kit/data/lists/use-undoable-removal'
import { AutoSaveForm } from '../../kit/form/auto-save-form'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { useCustomerId } from '../../kit/session/session-context'
import { Badge } from '../../kit/ui/badge'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { toast } from '../../kit/ui/toaster'
import { newsletterWords } from './newsletter-words'
import { SubscriberList } from './subscriber-list'

const newest = { $sort: { id: -1 as const }, $limit: 100 }
const tones = { draft: 'neutral', sending: 'warning', sent: 'success' } as const

const useColumns = (): Column<Letter>[] => {
  const words = useWords(newsletterWords)
  const { day } = useFormats()
  return [
    { key: 'subject', header: words.subject, cell: ({ subject }) => subject || words.noSubject },
    {
      key: 'state',
      header: words.state,
      cell: ({ status }) => <Badge tone={tones[status]}>{words.states[status]}</Badge>,
    },
    {
      key: 'sent',
      header: words.date,
      align: 'end',
      onCard: 'line',
      cell: ({ status, sent, readers, sentAt }) =>
        status === 'draft' || !sentAt ? '–' : `${day(sentAt)} · ${words.sentTo(sent, readers)}`,
    },
  ]
}

/** Whether visitors are asked at all. */
const Offer = () => {
  const words = useWords(newsletterWords)
  return (
    <Card title={words.offer} description={words.offerAbout}>
      <LoadedRow path="profile-options" id={useCustomerId()}>
        {(options) => (
          <AutoSaveForm contract={optionsContract} row={options} label={words.offer}>
            <SwitchField name="newsletter" />
          </AutoSaveForm>
        )}
      </LoadedRow>
    </Card>
  )
}

/** Begins a letter, empty or like another one, and opens it. */
const useWrite = () => {
  const go = useGo()
  const { create, busy } = useSave('letters')
  const write = (like?: Letter) => {
    const { subject = '', text = '', imageId = null, itemIds = [], translations = {} } = like ?? {}
    return create({ subject, text, imageId, itemIds, translations }).then(
      ({ id }) => go(pathTo(backOfficeRoutes.editLetter, id)),
      (error: Error) => toast.error(error.message),
    )
  }
  return { busy, write }
}

/** Letters and who gets them. */
export const DashboardNewsletterPage = () => {
  const words = useWords(newsletterWords)
  const go = useGo()
  const { rows, error, refetch } = useList('letters', newest)
  const { hidden, removeWithUndo } = useUndoableRemoval('letters')
  const { busy, write } = useWrite()
  return (
    <Page
      title={words.title}
      description={words.about}
      action={
        <Button variant="primary" icon={<Plus />} loading={busy} onClick={() => void write()}>
          {words.write}
        </Button>
      }
    >
      <Offer />
      <Card title={words.letters} flush>
        <Table
          label={words.letters}
          columns={useColumns()}
          rows={rows?.filter(({ id }) => !hidden.has(id))}
          rowKey={({ id }) => id}
          rowName={({ subject }) => subject || words.noSubject}
          onRowClick={({ id }) => go(pathTo(backOfficeRoutes.editLetter, id))}
          rowMenu={(letter) => [
            { label: words.copy, onSelect: () => void write(letter) },
            'separator',
            {
              label: words.remove,
              danger: true,
              onSelect: () => removeWithUndo(letter.id, words.removed(letter.subject || words.noSubject)),
            },
          ]}
          empty={
            <EmptyState title={words.noLetters} icon={<Mail />} sample={words.sample}>
              {words.noLettersAbout}
            </EmptyState>
          }
          error={error}
          onRetry={refetch}
        />
      </Card>
      <SubscriberList />
    </Page>
  )
}
