import type { ImportedItem } from '@mainstreet/shared/contracts/marketplace/imports'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { useList } from '../../../kit/data/data'
import { Card } from '../../../kit/ui/card'
import { ExternalLink, TextLink } from '../../../kit/ui/link'
import { Pagination } from '../../../kit/ui/pagination'
import { Table } from '../../../kit/ui/table'
import type { Column } from '../../../kit/ui/table-columns'
import { importWords, type ImportWords } from './words'
import styles from './import-table.module.css'

const perPage = 50

const fileNameOf = (address: string) => address.split(/[?#]/)[0]!.split('/').at(-1) || address

const columnsFor = (words: ImportWords): Column<ImportedItem>[] => [
  {
    key: 'title',
    header: words.item,
    width: '35%',
    cell: ({ itemId, title }) =>
      itemId === null ? title : <TextLink to={pathTo(backOfficeRoutes.editItem, itemId)}>{title}</TextLink>,
  },
  {
    key: 'images',
    header: words.pictures,
    cell: ({ images }) => (
      <ul className={styles.lines}>
        {images.map((address) => (
          <li key={address}>
            <ExternalLink href={address} title={address}>
              {fileNameOf(address)}
            </ExternalLink>
          </li>
        ))}
      </ul>
    ),
  },
]

/** The pictures that a file only names: they stay where they are until the owner uploads them. */
export const ImportPictures = ({ importId }: { importId: number }) => {
  const words = useWords(importWords)
  const [skip, setSkip] = useState(0)
  const { rows, total = 0 } = useList('market-import-items', {
    importId,
    dryRun: false,
    pictures: { $gt: 0 },
    action: { $ne: 'bad' },
    $sort: { id: 1 },
    $limit: perPage,
    $skip: skip,
  })
  if (!rows?.length) return null
  return (
    <Card flush title={words.toUpload} description={words.toUploadAbout}>
      <Table
        label={words.toUpload}
        columns={columnsFor(words)}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
      />
      <Pagination total={total} skip={skip} limit={perPage} onChange={setSkip} />
    </Card>
  )
}
