import type { WebhookEndpoint } from '@mainstreet/shared/contracts/webhooks'
import { useWords } from '../../kit/language/bilingual'
import { Badge } from '../../kit/ui/badge'
import { DropdownMenu } from '../../kit/ui/dropdown-menu'
import styles from './integrations.module.css'
import { integrationWords } from './words'

/** What is done with an endpoint. */
export type EndpointAction = 'edit' | 'test' | 'rotate' | 'switch' | 'remove'

type EndpointRowProps = { row: WebhookEndpoint; onAction: (action: EndpointAction) => void }

const State = ({ row }: { row: WebhookEndpoint }) => {
  const words = useWords(integrationWords)
  if (!row.enabled) return <Badge>{words.off}</Badge>
  if (row.failingSince) return <Badge tone="warning">{words.failing}</Badge>
  return <Badge tone="success">{words.on}</Badge>
}

/** An endpoint of the account and what can be done with it. */
export const EndpointRow = ({ row, onAction }: EndpointRowProps) => {
  const words = useWords(integrationWords)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {row.url} <State row={row} />
        </p>
        <p className={styles.about}>
          {row.events.map((event) => words.events[event]).join(', ')} · {words.endsWith(row.hint)}
        </p>
        {row.disabledAt && <p className={styles.about}>{words.disabledNote}</p>}
      </div>
      <DropdownMenu
        label={words.actions(row.url)}
        items={[
          { label: words.test, onSelect: () => onAction('test') },
          { label: words.edit, onSelect: () => onAction('edit') },
          { label: words.rotate, onSelect: () => onAction('rotate') },
          { label: row.enabled ? words.switchOff : words.switchOn, onSelect: () => onAction('switch') },
          'separator',
          { label: words.remove, onSelect: () => onAction('remove'), danger: true },
        ]}
      />
    </li>
  )
}
