import { wayToPay } from '@mainstreet/shared/contracts/marketplace/payment-providers'
import type { ShopReadiness } from '@mainstreet/shared/contracts/marketplace/store'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { CircleCheck } from 'lucide-react'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { ErrorState } from '../../kit/ui/error-state'
import { TextLink } from '../../kit/ui/link'
import { SettingsSection } from '../../kit/ui/settings-section'
import { Skeleton } from '../../kit/ui/skeleton'
import styles from './shop-readiness-section.module.css'
import { settingsWords } from './words'

type Obstacle = ShopReadiness['obstacles'][number]

const places: Partial<Record<Obstacle, string>> = {
  unpublished: `${backOfficeRoutes.dashboard}#publish`,
  'no-shipping': '#shipping',
  'no-keys': '#payments',
  'keys-not-usable': '#payments',
  'no-item': backOfficeRoutes.items,
}

const Obstacles = ({ obstacles }: Pick<ShopReadiness, 'obstacles'>) => {
  const words = useWords(settingsWords).ready.obstacles
  return (
    <ul className={styles.obstacles}>
      {obstacles.map((obstacle) => {
        const { text, link } = words[obstacle]
        const place = places[obstacle]
        return (
          <li key={obstacle} className={styles.obstacle}>
            <span>{text}</span>
            {place && link && <TextLink to={place}>{link}</TextLink>}
          </li>
        )
      })}
    </ul>
  )
}

/** What keeps the shop from selling, as the server decides it; each line leads to where it is done. */
export const ShopReadinessSection = () => {
  const words = useWords(settingsWords).ready
  const { answer, error, refetch } = useOperationRead('shop-readiness', { customerId: useCustomerId() }, [
    'account',
    'store-settings',
    'market-items',
  ])
  const isOpen = answer?.obstacles.length === 0
  const isClosed = answer !== undefined && !isOpen
  return (
    <SettingsSection
      id="ready"
      title={isClosed ? words.closedTitle : words.title}
      about={isClosed && words.closedAbout}
    >
      <div role="status">
        {!answer && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={2} />)}
        {isClosed && <Obstacles obstacles={answer.obstacles} />}
        {isOpen && (
          <p className={styles.open}>
            <CircleCheck aria-hidden="true" />
            {wayToPay(answer.provider) === 'test-cards' ? words.openForTests : words.open}
          </p>
        )}
      </div>
    </SettingsSection>
  )
}
