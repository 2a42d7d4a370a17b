import type { Condolence } from '@mainstreet/shared/contracts/calendar/condolences'
import { Check, Trash2, X } from 'lucide-react'
import { useAllRows } from '../../../kit/data/lists/use-all-rows'
import { useUndoableRemoval } from '../../../kit/data/lists/use-undoable-removal'
import { useSave } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Badge } from '../../../kit/ui/badge'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { ErrorState } from '../../../kit/ui/error-state'
import { IconButton } from '../../../kit/ui/icon-button'
import { Skeleton } from '../../../kit/ui/skeleton'
import { Row, Stack } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import { useFocusAfterRemoval } from '../../../kit/ui/use-focus-after-removal'
import { condolenceWords } from './condolence-words'
import styles from './funeral-condolences.module.css'

const tones = { waiting: 'accent', shown: 'success', refused: 'neutral' } as const

const waitsForAnswer = ({ status, reported }: Condolence) => status === 'waiting' || reported

type OneProps = { condolence: Condolence; onRemove: () => void }

/** What can still be answered; nothing takes the place of what was pressed, where a second press would undo the first. */
const Answers = ({ condolence, onRemove }: OneProps) => {
  const words = useWords(condolenceWords)
  const { patch } = useSave('condolences')
  const { id, name, status } = condolence
  const answer = (next: Condolence['status']) =>
    void patch(id, { status: next, reported: false }, { optimistic: true }).catch((error: unknown) =>
      toast.error(words.notAnswered, error),
    )
  const waits = waitsForAnswer(condolence)
  const isShown = status === 'shown'
  return (
    <Row gap={2} spread>
      <Row gap={2}>
        {status !== 'refused' && (
          <Button
            icon={<X />}
            aria-label={isShown ? words.takeDownOf(name) : words.refuseOf(name)}
            onClick={() => answer('refused')}
          >
            {isShown ? words.takeDown : words.refuse}
          </Button>
        )}
        {(waits || !isShown) && (
          <Button
            variant={waits ? 'primary' : 'secondary'}
            icon={<Check />}
            aria-label={words.approveOf(name)}
            onClick={() => answer('shown')}
          >
            {words.approve}
          </Button>
        )}
      </Row>
      <IconButton label={words.removeOf(name)} icon={<Trash2 />} onClick={onRemove} />
    </Row>
  )
}

const One = ({ condolence, onRemove }: OneProps) => {
  const words = useWords(condolenceWords)
  const { moment } = useFormats()
  const { name, email, message, status, reported, createdAt } = condolence
  return (
    <li className={styles.one}>
      <p className={styles.name}>
        {name}
        <Badge tone={tones[status]}>{words.states[status]}</Badge>
        {reported && <Badge tone="warning">{words.reported}</Badge>}
      </p>
      <p className={styles.about}>
        <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</a>
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </p>
      <p className={styles.words}>{message}</p>
      {reported && <p className={styles.about}>{words.reportedAbout}</p>}
      <Answers condolence={condolence} onRemove={onRemove} />
    </li>
  )
}

const List = ({ condolences }: { condolences: readonly Condolence[] }) => {
  const words = useWords(condolenceWords)
  const { hidden, removeWithUndo } = useUndoableRemoval('condolences')
  const shown = condolences.filter(({ id }) => !hidden.has(id))
  const { container, leave } = useFocusAfterRemoval(shown.length)
  return (
    <div ref={container} tabIndex={-1}>
      {shown.length === 0 && <p className={styles.none}>{words.none}</p>}
      <Stack as="ul" gap={0} aria-label={words.title}>
        {shown.map((each, index) => (
          <One
            key={each.id}
            condolence={each}
            onRemove={() => {
              leave(index)
              removeWithUndo(each.id, words.removed(each.name))
            }}
          />
        ))}
      </Stack>
    </div>
  )
}

/** What mourners wrote under a funeral's notice, the newest first, to be approved or refused. */
export const FuneralCondolences = ({ funeralId }: { funeralId: number }) => {
  const words = useWords(condolenceWords)
  const { rows, error, refetch } = useAllRows('condolences', { funeralId })
  const count = rows?.filter(waitsForAnswer).length ?? 0
  return (
    <Card
      flush
      title={words.title}
      description={words.about}
      action={count > 0 && <Badge tone="accent">{words.toAnswer(count)}</Badge>}
    >
      {rows ? (
        <List condolences={rows} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  )
}
