import type { CarImport } from '@mainstreet/shared/contracts/car-imports'
import { carFileColumns } from '@mainstreet/shared/rules/cars/car-file'
import { withCarField, type CarFileFields } from '@mainstreet/shared/rules/cars/read-car-file'
import { useState } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { messageOf } from '../../../kit/ui/error-state'
import { Notice } from '../../../kit/ui/notice'
import { Select } from '../../../kit/ui/select'
import { Grid } from '../../../kit/ui/stack'
import { useFieldName } from './use-field-name'
import { importWords } from './words'

/** Which column of a file is which: as their names say, until somebody says otherwise; the file is then checked again. */
export const CarFileColumns = ({ row: { id, columns, fields } }: { row: CarImport }) => {
  const words = useWords(importWords)
  const fieldName = useFieldName()
  const { patch } = useSave('automotive-imports')
  const [problem, setProblem] = useState('')
  const options = carFileColumns.map(({ field }) => ({ value: field, label: fieldName(field) }))
  const assign = (wanted: CarFileFields) => {
    setProblem('')
    patch(id, { fields: [...wanted] }, { optimistic: true }).catch((error: unknown) =>
      setProblem(messageOf(error)),
    )
  }
  return (
    <Card title={words.columns} description={words.columnsAbout}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Grid min={13}>
        {columns.map(({ name, example }, column) => (
          <Select
            key={column}
            label={words.column(name, column + 1)}
            help={example && words.example(example)}
            placeholder={words.nothing}
            options={options}
            value={fields[column] ?? ''}
            onChange={({ target }) => {
              const field = options.find(({ value }) => value === target.value)?.value ?? null
              assign(withCarField(fields, column, field))
            }}
          />
        ))}
      </Grid>
    </Card>
  )
}
