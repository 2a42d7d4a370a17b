import type { OpeningState } from '@mainstreet/shared/contracts/site/opening'
import type { TablePath } from '@mainstreet/shared/services'
import { useMemo, type ReactNode } from 'react'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useCustomerId } from '../../kit/session/session-context'
import { useAnchorFocus } from '../../kit/ui/use-anchor-focus'
import { ExamplesCard } from './examples-card'
import { PublishCard } from './publish-card'

const madeOf: readonly TablePath[] = [
  'account',
  'market-items',
  'market-categories',
  'restaurant',
  'automotive',
  'events',
  'funerals',
  'profile-hours',
]

/** A card that an address can lead to. */
const Anchored = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} ref={useAnchorFocus<HTMLDivElement>(id)} tabIndex={-1}>
    {children}
  </div>
)

const Cards = ({ state, customerId }: { state: OpeningState; customerId: number }) => (
  <>
    {state.siteState === 'unpublished' && (
      <Anchored id="publish">
        <PublishCard state={state} customerId={customerId} />
      </Anchored>
    )}
    {state.examples.length > 0 && (
      <Anchored id="examples">
        <ExamplesCard examples={state.examples} customerId={customerId} />
      </Anchored>
    )}
  </>
)

/** What stands between a new business and its published site: what is missing, and the examples. */
export const OpeningCards = () => {
  const customerId = useCustomerId()
  const input = useMemo(() => ({ customerId }), [customerId])
  const { answer } = useOperationRead('opening-state', input, madeOf)
  return answer ? <Cards state={answer} customerId={customerId} /> : null
}
