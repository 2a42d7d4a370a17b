import type { SetUpStep, TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ChevronRight, Circle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import styles from './set-up-card.module.css'
import { homeWords } from './words'

/** Where each step is taken; a domain is the platform's to give. */
const places: Record<SetUpStep, string> = {
  logo: backOfficeRoutes.media,
  hours: `${backOfficeRoutes.details}#hours`,
  item: backOfficeRoutes.items,
  shipping: `${backOfficeRoutes.options}#shipping`,
  payments: `${backOfficeRoutes.options}#payments`,
  domain: backOfficeRoutes.support,
  examples: `${backOfficeRoutes.dashboard}#examples`,
  publish: `${backOfficeRoutes.dashboard}#publish`,
}

/** What is still to be set up, each with the way there; nothing when all is done. */
export const SetUpCard = ({ steps }: { steps: TodaySummary['setUp'] }) => {
  const words = useWords(homeWords)
  const open = steps.filter(({ done }) => !done)
  if (open.length === 0) return null
  const done = steps.length - open.length
  return (
    <Card title={words.setUp(done, steps.length)} flush>
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.done} style={{ inlineSize: `${(done / steps.length) * 100}%` }} />
      </div>
      <ul className={styles.steps}>
        {open.map(({ step }) => (
          <li key={step}>
            <Link to={places[step]} className={styles.step}>
              <Circle className={styles.circle} aria-hidden="true" />
              <span className={styles.name}>{words.steps[step]}</span>
              <ChevronRight className={styles.arrow} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
