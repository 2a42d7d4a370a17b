import type { Funeral } from '@mainstreet/shared/contracts/calendar/calendar'
import { Flame } from 'lucide-react'
import { useOperation } from '../../../kit/data/data-writes'
import { usePlaceWords } from '../../../kit/site/words/place-words'
import { Button } from '../../../kit/ui/button'
import { Text } from '../../../kit/ui/text'
import styles from './marks.module.css'
import { useOwnMark } from './use-own-mark'

/** Lights a candle for somebody, and says how many burn. */
export const Candle = ({ funeral }: { funeral: Funeral }) => {
  const words = usePlaceWords('candle')
  const { run, busy } = useOperation('light-candle')
  const {
    people,
    all: candles,
    failed,
    say,
  } = useOwnMark({
    entry: `funeral ${funeral.id}`,
    known: funeral.candles,
    send: async ({ key }) => (await run({ id: funeral.id, key })).candles,
  })
  const lit = people > 0
  return (
    <div className={styles.candle}>
      <span className={styles.flame} data-lit={lit || candles > 0} aria-hidden="true">
        <Flame />
      </span>
      {!lit && (
        <Button loading={busy} onClick={() => say(1)}>
          {words.light}
        </Button>
      )}
      <Text as="p" tone={failed ? 'danger' : 'muted'} role="status">
        {failed ? words.failed : lit ? words.yours(candles) : candles > 0 && words.burning(candles)}
      </Text>
    </div>
  )
}
