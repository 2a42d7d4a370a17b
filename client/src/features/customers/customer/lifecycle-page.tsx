import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { Page } from '../../../kit/ui/page'
import { LifecyclePanel } from './lifecycle-panel'
import { lifecycleWords } from './lifecycle-words'

/** A customer's account as a whole, for staff. */
export const LifecyclePage = () => {
  const words = useWords(lifecycleWords)
  return (
    <Page title={words.page}>
      <LifecyclePanel customerId={useCustomerId()} />
    </Page>
  )
}
