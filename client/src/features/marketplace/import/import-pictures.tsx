import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import type { ImportedItem } from '@mainstreet/shared/rules/catalogue-file'
import { useState } from 'react'
import { Card } from '../../../kit/ui/card'
import { ExternalLink, TextLink } from '../../../kit/ui/link'
import { Pagination } from '../../../kit/ui/pagination'
import { Table } from '../../../kit/ui/table'
import type { Column } from '../../../kit/ui/table-columns'
import styles from './import-table.module.css'

const perPage = 50

const fileNameOf = (address: string) => address.split(/[?#]/)[0]!.split('/').at(-1) || address

const columns: Column<ImportedItem>[] = [
  {
    key: 'title',
    header: 'Item',
    width: '35%',
    cell: ({ id, title }) =>
      id === null ? title : <TextLink to={pathTo(backOfficeRoutes.editItem, id)}>{title}</TextLink>,
  },
  {
    key: 'images',
    header: 'Pictures',
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
export const ImportPictures = ({ items }: { items: readonly ImportedItem[] }) => {
  const [skip, setSkip] = useState(0)
  const pictured = items.filter(({ images, action }) => images.length > 0 && action !== 'bad')
  if (!pictured.length) return null
  return (
    <Card
      flush
      title="Pictures to upload"
      description="The file only says where these pictures are. Save the ones you need and upload them to the item."
    >
      <Table
        label="Pictures to upload"
        columns={columns}
        rows={pictured.slice(skip, skip + perPage)}
        rowKey={({ line }) => line}
        rowName={({ title }) => title}
      />
      <Pagination total={pictured.length} skip={skip} limit={perPage} onChange={setSkip} />
    </Card>
  )
}
