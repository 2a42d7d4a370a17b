import { linkContract, type ProfileLink } from '@mainstreet/shared/contracts/site/profile'
import { Link2, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useOrderedRows } from '../../../kit/data/lists/use-ordered-rows'
import { SortableList } from '../../../kit/drag/sortable-list'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import { Button } from '../../../kit/ui/button'
import { EmptyState } from '../../../kit/ui/empty-state'
import { Row, Stack } from '../../../kit/ui/stack'
import { contentWords } from '../words'
import { LinkForm } from './link-form'
import { LinkRow } from './link-row'
import { linkWords } from './link-words'
import { useLinkDestinations, type LinkDestinations } from './use-link-destinations'

type ListProps = {
  rows: readonly ProfileLink[]
  destinations: LinkDestinations
  opened?: number
  /** The way to a first link. */
  add: ReactNode
}

const LinkList = ({ rows, destinations, opened, add }: ListProps) => {
  const words = useWords(linkWords)
  const common = useWords(contentWords)
  const [edited, setEdited] = useState<{ id: number; isOpen: boolean } | null>(
    opened === undefined ? null : { id: opened, isOpen: true },
  )
  const { shown, reorder, container, remove } = useOrderedRows({
    type: 'profile-links',
    rows,
    orderOf: ({ order }) => order,
    refusal: common.orderRefused,
  })
  if (shown.length === 0)
    return (
      <div ref={container} tabIndex={-1}>
        <EmptyState title={words.none} icon={<Link2 />} action={add} sample={words.sample}>
          {words.noneAbout}
        </EmptyState>
      </div>
    )
  return (
    <div ref={container} tabIndex={-1}>
      <SortableList
        label={words.list}
        items={shown}
        getId={({ id }) => id}
        getName={({ text }) => text}
        onReorder={reorder}
        renderItem={(row, { handle }) =>
          row.id === edited?.id && edited.isOpen && !destinations.isLoading ? (
            <LinkForm
              row={row}
              handle={handle}
              destinations={destinations}
              onDone={() => setEdited({ id: row.id, isOpen: false })}
            />
          ) : (
            <LinkRow
              {...{ row, handle, destinations }}
              wasEdited={row.id === edited?.id}
              onEdit={() => setEdited({ id: row.id, isOpen: true })}
              onRemove={() => remove(row, common.removed(row.text))}
            />
          )
        }
      />
    </div>
  )
}

type LinksTabProps = {
  rows: readonly ProfileLink[]
  /** The link whose form is open from the start. */
  opened?: number
}

/** The links of the navigation: put in order, changed in place, removed, and made. */
export const LinksTab = ({ rows, opened }: LinksTabProps) => {
  const words = useWords(linkWords)
  const destinations = useLinkDestinations()
  const mayAdd = useMay(linkContract, 'create')
  // Null until the form was open for the first time: from then on the button takes the focus when it is back.
  const [adding, setAdding] = useState<boolean | null>(null)
  const add = mayAdd && !adding && (
    <Button
      autoFocus={adding === false}
      icon={<Plus />}
      variant="primary"
      disabled={destinations.isLoading}
      onClick={() => setAdding(true)}
    >
      {words.add}
    </Button>
  )
  return (
    <Stack>
      {rows.length > 0 && add && <Row>{add}</Row>}
      {adding && <LinkForm destinations={destinations} onDone={() => setAdding(false)} />}
      <LinkList {...{ rows, destinations, opened, add }} />
    </Stack>
  )
}
