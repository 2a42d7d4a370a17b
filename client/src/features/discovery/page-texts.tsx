import { writtenPages, type PageText } from '@mainstreet/shared/contracts/site/page-texts'
import { useState } from 'react'
import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { Card } from '../../kit/ui/card'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { Text } from '../../kit/ui/text'
import { discoveryWords } from './discovery-words'
import { PageTextDialog, type WrittenPage } from './page-text-dialog'

type Page = PageText['page']

/** The pages that a site has by its applications. */
const pagesOf = (roles: readonly string[]): Page[] => {
  const needed: Partial<Record<Page, string>> = {
    shop: 'Sales Flyer',
    sale: 'Sales Flyer',
    cars: 'Automotive',
    menu: 'Restaurant',
    book: 'Restaurant',
    events: 'Events',
    funerals: 'Funeral',
  }
  return writtenPages.filter((page) => {
    const role = needed[page]
    return role === undefined || roles.includes(role)
  })
}

const useColumns = (onWrite: (written: WrittenPage) => void): Column<WrittenPage>[] => {
  const words = useWords(discoveryWords)
  return [
    { key: 'page', header: words.page, cell: ({ page }) => words.pages[page] },
    {
      key: 'says',
      header: words.says,
      onCard: 'line',
      cell: ({ row }) => row?.title || row?.text || <Text tone="muted">{words.ownWords}</Text>,
    },
    {
      key: 'write',
      header: '',
      align: 'end',
      cell: (written) => (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={`${words.write}: ${words.pages[written.page]}`}
          onClick={() => onWrite(written)}
        >
          {words.write}
        </Button>
      ),
    },
  ]
}

/** The pages of the site and what search engines are told of each. */
export const PageTexts = ({ roles }: { roles: readonly string[] }) => {
  const words = useWords(discoveryWords)
  const { rows, error, refetch } = useList('page-texts')
  const [written, setWritten] = useState<WrittenPage | null>(null)
  const pages = pagesOf(roles).map((page) => ({ page, row: rows?.find((row) => row.page === page) }))
  return (
    <Card title={words.pagesTitle} description={words.pagesAbout} flush>
      <Table
        label={words.pagesTitle}
        columns={useColumns(setWritten)}
        rows={rows && pages}
        rowKey={({ page }) => page}
        rowName={({ page }) => words.pages[page]}
        empty={null}
        error={error}
        onRetry={refetch}
      />
      {written && <PageTextDialog {...written} onClose={() => setWritten(null)} />}
    </Card>
  )
}
