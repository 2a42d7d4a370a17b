import type { WebhookDelivery } from '@mainstreet/shared/contracts/webhooks'
import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Badge, type Tone } from '../../kit/ui/badge'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Pagination } from '../../kit/ui/pagination'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { DeliveryDialog } from './delivery-dialog'
import styles from './integrations.module.css'
import { integrationWords } from './words'
import { Text } from '../../kit/ui/text'

const limit = 25

const tones: Record<WebhookDelivery['status'], Tone> = { waiting: 'info', sent: 'success', failed: 'danger' }

const useColumns = (): Column<WebhookDelivery>[] => {
  const words = useWords(integrationWords)
  const { moment } = useFormats()
  return [
    { key: 'event', header: words.event, cell: ({ event }) => words.names(event) },
    {
      key: 'when',
      header: words.when,
      hideBelow: 600,
      onCard: 'line',
      cell: ({ createdAt }) => moment(createdAt),
    },
    { key: 'tries', header: words.tries, hideBelow: 800, cell: ({ attempts }) => String(attempts) },
    {
      key: 'answer',
      header: words.answer,
      hideBelow: 800,
      onCard: 'line',
      cell: ({ responseStatus, problem }) => responseStatus ?? words.problem(problem),
    },
    {
      key: 'state',
      header: words.state,
      align: 'end',
      cell: ({ status }) => <Badge tone={tones[status]}>{words.statuses[status]}</Badge>,
    },
  ]
}

/** What was sent and is waiting, the newest first. */
export const DeliveryList = () => {
  const words = useWords(integrationWords)
  const [skip, setSkip] = useState(0)
  const [openId, setOpenId] = useState<number>()
  const query = { $sort: { id: -1 }, $limit: limit, $skip: skip }
  const { rows, total = 0, error, refetch } = useList('webhook-deliveries', query)
  return (
    <section id="log" aria-label={words.log} className={styles.log}>
      <div>
        <Text as="h2" size="md" snug>
          {words.log}
        </Text>
        <p className={styles.about}>{words.logAbout}</p>
      </div>
      <Card flush>
        <Table
          label={words.log}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ event, id }) => `${words.names(event)} ${id}`}
          onRowClick={({ id }) => setOpenId(id)}
          empty={<EmptyState title={words.noLog} icon={<Webhook />} />}
          error={error}
          onRetry={refetch}
        />
      </Card>
      <Pagination {...{ total, skip, limit }} onChange={setSkip} />
      <DeliveryDialog delivery={rows?.find(({ id }) => id === openId)} onClose={() => setOpenId(undefined)} />
    </section>
  )
}
