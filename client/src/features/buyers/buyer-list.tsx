import { buyerSorts, type ListedBuyer } from '@mainstreet/shared/contracts/orders/buyers'
import { Download, UsersRound } from 'lucide-react'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Badge } from '../../kit/ui/badge'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Pagination } from '../../kit/ui/pagination'
import { SearchField } from '../../kit/ui/search-field'
import { Select } from '../../kit/ui/select'
import { Row, Stack } from '../../kit/ui/stack'
import { Switch } from '../../kit/ui/switch'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { Text } from '../../kit/ui/text'
import { buyerListWords } from './buyer-list-words'
import styles from './buyers.module.css'
import { buyersPerPage, useBuyerList } from './use-buyer-list'

const tones = { asked: 'warning', subscribed: 'success', left: 'neutral' } as const

const useColumns = (): Column<ListedBuyer>[] => {
  const words = useWords(buyerListWords)
  const { day, money, number } = useFormats()
  return [
    {
      key: 'name',
      header: words.name,
      cell: ({ name, email, note, letters }) => (
        <Stack gap={1}>
          <Text weight="medium" wrap="anywhere">
            {name || email}
          </Text>
          <Row gap={2}>
            <Text size="sm" tone="muted" wrap="anywhere">
              {email}
            </Text>
            {letters && <Badge tone={tones[letters]}>{words.letters[letters]}</Badge>}
          </Row>
          {note && (
            <Text size="sm" wrap="clip">
              {note}
            </Text>
          )}
        </Stack>
      ),
    },
    { key: 'orders', header: words.orders, align: 'end', cell: ({ orders }) => number(orders) },
    { key: 'total', header: words.total, align: 'end', cell: ({ total }) => money(total) },
    {
      key: 'last',
      header: words.last,
      align: 'end',
      hideBelow: 800,
      cell: ({ lastOrderAt }) => day(lastOrderAt),
    },
  ]
}

/** Who has bought, with what they spent, what is noted of them and whether they get letters. */
export const BuyerList = ({ onOpen }: { onOpen: (buyer: ListedBuyer) => void }) => {
  const words = useWords(buyerListWords)
  const list = useBuyerList()
  const { asked, set, answer, isNarrowed, download } = list
  return (
    <>
      <div className={styles.controls}>
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={asked.search}
          onSearch={(search) => set({ search })}
        />
        <Select
          label={words.sort}
          value={asked.sort}
          options={buyerSorts.map((value) => ({ value, label: words.sorts[value] }))}
          onChange={({ target }) => set({ sort: target.value as (typeof buyerSorts)[number] })}
        />
        <Switch
          label={words.onlySubscribed}
          checked={asked.subscribed}
          onChange={(subscribed) => set({ subscribed })}
        />
      </div>
      <Card flush>
        <Table
          label={words.title}
          columns={useColumns()}
          rows={answer?.buyers}
          rowKey={({ email }) => email}
          rowName={({ name, email }) => name || email}
          onRowClick={onOpen}
          empty={
            <EmptyState title={isNarrowed ? words.noneFound : words.none} icon={<UsersRound />}>
              {!isNarrowed && words.noneAbout}
            </EmptyState>
          }
          error={list.error}
          onRetry={list.refetch}
        />
      </Card>
      {answer && answer.total > 0 && (
        <Row spread>
          <Pagination total={answer.total} skip={list.skip} limit={buyersPerPage} onChange={list.setSkip} />
          <Button size="small" icon={<Download />} loading={download.busy} onClick={download.save}>
            {words.download}
          </Button>
        </Row>
      )}
    </>
  )
}
