import { platformColumns, type LifecycleEntry } from '@mainstreet/shared/contracts/lifecycle'
import { useOperation } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { Row, Stack } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import { customersWords } from '../list/words'
import { lifecycleWords } from './lifecycle-words'

const useShown = () => {
  const { roles } = useWords(customersWords)
  const { none, on, off } = useWords(lifecycleWords)
  return (value: unknown): string => {
    if (typeof value === 'boolean') return value ? on : off
    return (
      (Array.isArray(value)
        ? value.map((role: keyof typeof roles) => roles[role]).join(', ')
        : String(value ?? '')) || none
    )
  }
}

const Changes = ({ before, after }: Pick<LifecycleEntry, 'before' | 'after'>) => {
  const { columns } = useWords(lifecycleWords)
  const shown = useShown()
  return platformColumns
    .filter((name) => name in after)
    .map((name) => (
      <p key={name}>
        {columns[name]}: {shown(before[name])} → {shown(after[name])}
      </p>
    ))
}

type LifecycleHistoryProps = { log: readonly LifecycleEntry[]; customerId: number; onDone: () => void }

/** What was done to an account as a whole; what still is as it was changed can be set back. */
export const LifecycleHistory = ({ log, customerId, onDone }: LifecycleHistoryProps) => {
  const words = useWords(lifecycleWords)
  const { moment } = useFormats()
  const { run, busy } = useOperation('undo-account-change')
  const undo = (id: number) =>
    run({ customerId, id })
      .then(() => {
        toast.success(words.undone)
        onDone()
      })
      .catch((problem) => toast.error(words.notUndone, problem))
  return (
    <Card title={words.history} description={words.historyAbout}>
      {log.length === 0 && <p>{words.nothing}</p>}
      <Stack as="ol">
        {log.map(({ id, action, reason, by, at, before, after, canUndo }) => (
          <li key={id}>
            <Row spread>
              <div>
                <strong>{words.entries[action]}</strong> {words.by(by, moment(at))}
                <p>{reason}</p>
                <Changes before={before} after={after} />
              </div>
              {canUndo && (
                <Button size="small" disabled={busy} onClick={() => void undo(id)}>
                  {words.undo}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
