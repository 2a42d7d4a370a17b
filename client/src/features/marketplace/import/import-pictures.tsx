import {
  isFetching,
  type ImportPicture,
  type MarketImport,
} from '@mainstreet/shared/contracts/marketplace/imports'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { useList } from '../../../kit/data/data'
import { useOperation } from '../../../kit/data/data-writes'
import { Button } from '../../../kit/ui/button'
import { Card } from '../../../kit/ui/card'
import { messageOf } from '../../../kit/ui/error-state'
import { ExternalLink, TextLink } from '../../../kit/ui/link'
import { Notice } from '../../../kit/ui/notice'
import { Pagination } from '../../../kit/ui/pagination'
import { ProgressBar } from '../../../kit/ui/progress-bar'
import { Stack } from '../../../kit/ui/stack'
import { Table } from '../../../kit/ui/table'
import type { Column } from '../../../kit/ui/table-columns'
import { importWords, type ImportWords } from './words'
import { Text } from '../../../kit/ui/text'

const perPage = 50

const columnsFor = (words: ImportWords): Column<ImportPicture>[] => [
  {
    key: 'address',
    header: words.picture,
    onCard: 'name',
    cell: ({ address }) => (
      <ExternalLink href={address}>
        <Text wrap="anywhere">{address}</Text>
      </ExternalLink>
    ),
  },
  {
    key: 'item',
    header: words.item,
    onCard: 'labelled',
    width: '25%',
    cell: ({ itemId, title }) => <TextLink to={pathTo(backOfficeRoutes.editItem, itemId)}>{title}</TextLink>,
  },
  {
    key: 'reason',
    header: words.why,
    onCard: 'labelled',
    width: '30%',
    cell: ({ reason, answer }) => {
      const why = words.reasons[reason]
      return answer === null ? why : words.answered(why, answer)
    },
  },
]

/** Each picture that is not here, with its address and the reason. */
const FailedPictures = ({ row }: { row: MarketImport }) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const [skip, setSkip] = useState(0)
  const { run, busy } = useOperation('retry-import-pictures')
  const [problem, setProblem] = useState('')
  const { rows, total = 0 } = useList('market-import-pictures', {
    importId: row.id,
    status: 'failed',
    $sort: { id: 1 },
    $limit: perPage,
    $skip: skip,
  })
  const count = row.picturesFailed
  const retry = () => {
    setProblem('')
    setSkip(0)
    run({ id: row.id }).catch((error: unknown) => setProblem(messageOf(error)))
  }
  return (
    <Card
      flush
      title={words.failed(number(count), count === 1)}
      description={words.failedAbout}
      action={
        <Button icon={<RefreshCw />} loading={busy} onClick={retry}>
          {words.tryAgain}
        </Button>
      }
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Table
        label={words.failed(number(count), count === 1)}
        columns={columnsFor(words)}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ address }) => address}
      />
      <Pagination total={total} skip={skip} limit={perPage} onChange={setSkip} />
    </Card>
  )
}

/** How far the pictures of an import are, and which of them are not to be had. */
export const ImportPictures = ({ row }: { row: MarketImport }) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const { pictures, picturesDone, picturesFailed, status } = row
  if (pictures === 0 || status !== 'imported') return null
  const [done, total] = [number(picturesDone), number(pictures)]
  return (
    <>
      {isFetching(row) ? (
        <Card>
          <Stack>
            <ProgressBar label={words.fetching} value={(picturesDone + picturesFailed) / pictures} />
            <p>{words.fetched(done, total)}</p>
          </Stack>
        </Card>
      ) : (
        <p role="status">
          {picturesFailed ? words.someFetched(done, total) : words.allFetched(total, pictures === 1)}
        </p>
      )}
      {picturesFailed > 0 && <FailedPictures row={row} />}
    </>
  )
}
