import { carFileColumns } from '@mainstreet/shared/rules/cars/car-file'
import { withCarField, type CarFileFields } from '@mainstreet/shared/rules/cars/read-car-file'
import { useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { Select } from '../../../kit/ui/select'
import { Grid } from '../../../kit/ui/stack'
import { useFieldName } from './use-field-name'
import { importWords } from './words'

type CarFileColumnsProps = {
  lines: readonly (readonly string[])[]
  fields: CarFileFields
  onAssign: (fields: CarFileFields) => void
}

const exampleLength = 30

/** Which column of a file is which: as their names say, until somebody says otherwise. */
export const CarFileColumns = ({ lines, fields, onAssign }: CarFileColumnsProps) => {
  const words = useWords(importWords)
  const fieldName = useFieldName()
  const [header = [], ...rows] = lines
  const options = carFileColumns.map(({ field }) => ({ value: field, label: fieldName(field) }))
  const exampleOf = (column: number) => rows.find((cells) => cells[column]?.trim())?.[column]?.trim()
  return (
    <Card title={words.columns} description={words.columnsAbout}>
      <Grid min={13}>
        {header.map((name, column) => {
          const example = exampleOf(column)
          return (
            <Select
              key={column}
              label={words.column(name.trim(), column + 1)}
              help={example && words.example(example.slice(0, exampleLength))}
              placeholder={words.nothing}
              options={options}
              value={fields[column] ?? ''}
              onChange={({ target }) =>
                onAssign(
                  withCarField(fields, column, options.find(({ value }) => value === target.value)?.value),
                )
              }
            />
          )
        })}
      </Grid>
    </Card>
  )
}
