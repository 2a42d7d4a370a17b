import type { TObject } from '@sinclair/typebox'
import type { Role } from './access'
import type { OperationContract } from './contract'
import { digits, type Spellings } from './spellings'

/** What older clients write as text; an amount is a number. */
const writtenAsText = /^(id|limit|customerid|\w+Id)$/

const numbersAsText = ({ properties }: TObject): Spellings =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name, { type }]) => type === 'integer' && writtenAsText.test(name))
      .map(([name]) => [name, digits]),
  )

/** Declares an operation. The answer's type is given as `operation<Answer>()({...})`. */
export const operation =
  <Answer>() =>
  <const Path extends string, Input extends TObject>(definition: {
    path: Path
    input: Input
    spellings?: Spellings
    access: readonly Role[]
    onlyReads?: boolean
  }): OperationContract<Path, Input, Answer> => ({
    kind: 'operation',
    ...definition,
    spellings: { ...numbersAsText(definition.input), ...definition.spellings },
  })
