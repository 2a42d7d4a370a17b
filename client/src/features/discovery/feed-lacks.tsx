import { neededInFeeds, type FeedLack, type FeedState } from '@mainstreet/shared/contracts/site/feeds'
import { pathTo } from '@mainstreet/shared/routes'
import { CircleCheck } from 'lucide-react'
import { useGo } from '../../kit/back-office-links'
import { useWords } from '../../kit/language/bilingual'
import { Badge } from '../../kit/ui/badge'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Row } from '../../kit/ui/stack'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { discoveryWords } from './discovery-words'

const useColumns = (): Column<FeedLack>[] => {
  const words = useWords(discoveryWords)
  return [
    { key: 'name', header: words.name, cell: ({ title }) => title },
    {
      key: 'missing',
      header: words.missing,
      onCard: 'line',
      cell: ({ missing }) => (
        <Row gap={2}>
          {missing.some((gap) => neededInFeeds.includes(gap)) && (
            <Badge tone="warning">{words.leftOut}</Badge>
          )}
          {missing.map((gap) => words.gaps[gap]).join(', ')}
        </Row>
      ),
    },
  ]
}

type FeedLacksProps = {
  title: string
  state: FeedState | undefined
  /** The pattern of the page on which one is completed. */
  editor: Parameters<typeof pathTo>[0]
  error: Error | null
  onRetry: () => void
}

/** What of the things or vehicles is missing for catalogues elsewhere; a press leads to where it is filled in. */
export const FeedLacks = ({ title, state, editor, error, onRetry }: FeedLacksProps) => {
  const words = useWords(discoveryWords)
  const go = useGo()
  const { lacks, lacking = 0 } = state ?? {}
  const isCut = lacks && lacks.length < lacking
  return (
    <Card title={title} description={isCut ? words.first(lacks.length, lacking) : words.lacksAbout} flush>
      <Table
        label={title}
        columns={useColumns()}
        rows={lacks}
        rowKey={({ id }) => id}
        rowName={(lack) => lack.title}
        onRowClick={({ id }) => go(pathTo(editor, id))}
        empty={<EmptyState title={words.noLack} icon={<CircleCheck />} />}
        error={error}
        onRetry={onRetry}
      />
    </Card>
  )
}
