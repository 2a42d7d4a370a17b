import type { GiftCard } from '@mainstreet/shared/contracts/orders/gift-cards'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { sumCents } from '@mainstreet/shared/rules/money/money'
import { Gift, Plus } from 'lucide-react'
import { useState } from 'react'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useList } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { EmptyState } from '../../../kit/ui/empty-state'
import { Page } from '../../../kit/ui/page'
import { Table } from '../../../kit/ui/table'
import type { Column } from '../../../kit/ui/table-columns'
import { Text } from '../../../kit/ui/text'
import { giftCardWords } from './gift-card-words'
import { MadeCard, type MadeCode } from './made-card'
import { NewCard } from './new-card'
import { OpenCard } from './open-card'

const useColumns = (): Column<GiftCard>[] => {
  const words = useWords(giftCardWords)
  const { money, day } = useFormats()
  return [
    { key: 'card', header: words.card, cell: ({ last4 }) => words.ends(last4) },
    { key: 'note', header: words.note, onCard: 'line', cell: ({ note }) => note },
    {
      key: 'left',
      header: words.left,
      align: 'end',
      cell: ({ balance, value }) => words.leftOf(money(balance), money(value)),
    },
    {
      key: 'made',
      header: words.made,
      align: 'end',
      hideBelow: 600,
      cell: ({ createdAt }) => day(createdAt),
    },
  ]
}

const newest = { $sort: { id: -1 as const }, $limit: 500 }

const Outstanding = ({ cards }: { cards: readonly GiftCard[] }) => {
  const words = useWords(giftCardWords)
  const { money } = useFormats()
  const open = cards.filter(({ balance }) => balance > 0)
  if (!open.length) return null
  return (
    <Text as="p" tone="muted">
      {words.outstanding(money(sumCents(open.map(({ balance }) => balance))), open.length)}
    </Text>
  )
}

/** Gift cards: made, and what is left of each. */
export const DashboardGiftCardsPage = () => {
  const words = useWords(giftCardWords)
  const { other } = useBackOfficeLinks()
  const { rows, error, refetch } = useList('gift-cards', newest)
  const [isMaking, setMaking] = useState(false)
  const [opened, setOpened] = useState<GiftCard | null>(null)
  const [made, setMade] = useState<MadeCode | null>(null)
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: other(backOfficeRoutes.items), label: words.products }}
      action={
        <Button variant="primary" icon={<Plus />} onClick={() => setMaking(true)} aria-haspopup="dialog">
          {words.add}
        </Button>
      }
    >
      {rows && <Outstanding cards={rows} />}
      <Card flush>
        <Table
          label={words.title}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ last4 }) => words.ends(last4)}
          onRowClick={setOpened}
          empty={
            <EmptyState title={words.empty} icon={<Gift />} sample={words.sample}>
              {words.emptyAbout}
            </EmptyState>
          }
          error={error}
          onRetry={refetch}
        />
      </Card>
      {isMaking && <NewCard onClose={() => setMaking(false)} onMade={setMade} />}
      {opened && <OpenCard card={opened} onClose={() => setOpened(null)} onMade={setMade} />}
      {made && <MadeCard made={made} onClose={() => setMade(null)} />}
    </Page>
  )
}
