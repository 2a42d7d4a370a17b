import type { CarImport } from '@mainstreet/shared/contracts/car-imports'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { carFileGaps } from '@mainstreet/shared/rules/cars/read-car-file'
import { ImportPage } from '../../../kit/imports/import-page'
import type { ImportRow, ImportServices } from '../../../kit/imports/use-file-import'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { CarFileColumns } from './car-file-columns'
import { CarImportOutcomes } from './car-import-outcomes'
import { useFieldName } from './use-field-name'
import { importWords } from './words'

const services: ImportServices = {
  imports: 'automotive-imports',
  form: 'automotive-import',
  outcomes: 'automotive-import-rows',
}

const isOfCars = (row: ImportRow): row is CarImport => 'fields' in row

/** What the file has and fills nothing, and what it lacks. */
const LeftOut = ({ row: { columns, fields, pictures } }: { row: CarImport }) => {
  const words = useWords(importWords)
  const { number } = useFormats()
  const fieldName = useFieldName()
  const names = columns.map(({ name }) => name)
  const { ignored, missing } = carFileGaps(names, fields)
  return (
    <>
      {ignored.length > 0 && <p>{words.ignored(ignored.join(', '))}</p>}
      {missing.length > 0 && <p>{words.missing(missing.map(fieldName).join(', '))}</p>}
      {pictures > 0 && <p>{words.photos(number(pictures))}</p>}
    </>
  )
}

/** Cars brought in from a dealer's file: chosen, looked at, imported. */
export const DashboardCarImportPage = () => {
  const words = useWords(importWords)
  const { number } = useFormats()
  return (
    <ImportPage
      services={services}
      title={words.title}
      back={{ to: backOfficeRoutes.cars, label: words.vehicles }}
      about={words.about}
      result={{ to: `${backOfficeRoutes.cars}?show=draft`, label: words.show }}
      counted={(count) => words.counted(number(count), count === 1)}
      choices={(row) => isOfCars(row) && <CarFileColumns row={row} />}
      summary={(row) => isOfCars(row) && <LeftOut row={row} />}
      outcomes={(row) => isOfCars(row) && <CarImportOutcomes row={row} />}
    />
  )
}
