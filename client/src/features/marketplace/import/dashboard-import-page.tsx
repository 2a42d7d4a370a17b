import { isFetching, type MarketImport } from '@mainstreet/shared/contracts/marketplace/imports'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ImportPage, isCarriedOut } from '../../../kit/imports/import-page'
import { isUnderway, type ImportRow, type ImportServices } from '../../../kit/imports/use-file-import'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { ImportChoicesCard } from './import-choices-card'
import { ImportItemOutcomes } from './import-item-outcomes'
import { ImportPictures } from './import-pictures'
import { leftOutColumns } from './left-out-columns'
import { importWords } from './words'

const services: ImportServices = {
  imports: 'market-imports',
  form: 'market-import',
  outcomes: 'market-import-items',
}

const isOfItems = (row: ImportRow): row is MarketImport => 'format' in row

/** What the file has and the import leaves out. */
const LeftOut = ({ row }: { row: MarketImport }) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const { ignoredColumns, keptDrafts, keptStocks, pictures, publishLater } = row
  const isDone = isCarriedOut(row)
  return (
    <>
      {!isDone && pictures > 0 && <p>{words.toFetch(number(pictures), pictures === 1)}</p>}
      {publishLater > 0 && <p>{words.later(number(publishLater), publishLater === 1)}</p>}
      {isDone && keptDrafts > 0 && <p>{words.choices.drafts(number(keptDrafts), keptDrafts)}</p>}
      {isDone && keptStocks > 0 && <p>{words.choices.stocks(number(keptStocks), keptStocks)}</p>}
      {[...leftOutColumns(ignoredColumns)].map(([kind, names]) => (
        <p key={kind}>{words.leftOut[kind](names.join(', '))}</p>
      ))}
    </>
  )
}

/** Items brought in from a file: chosen, checked, imported, with what is left to do by hand. */
export const DashboardImportPage = () => {
  const words = useWords(importWords)
  const { number } = useFormats()
  return (
    <ImportPage
      services={services}
      title={words.title}
      back={{ to: backOfficeRoutes.items, label: words.products }}
      about={words.chooseAbout}
      result={{ to: backOfficeRoutes.items, label: words.showAll }}
      counted={(count) => words.items(number(count), count === 1)}
      isFollowed={(row) => isUnderway(row) || (isOfItems(row) && isFetching(row))}
      named={(row) =>
        isOfItems(row) && row.format ? `${row.name} (${words.formats[row.format]})` : row.name
      }
      choices={(row) => isOfItems(row) && <ImportChoicesCard row={row} />}
      summary={(row) => isOfItems(row) && <LeftOut row={row} />}
      outcomes={(row) =>
        isOfItems(row) && (
          <>
            {isCarriedOut(row) && <ImportPictures row={row} />}
            <ImportItemOutcomes row={row} />
          </>
        )
      }
    />
  )
}
