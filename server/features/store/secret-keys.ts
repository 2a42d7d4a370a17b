import {
  keyFields,
  secretColumns,
  type SecretColumn,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { createSecretBox, isMasked, maskSecret } from '../../kit/secrets/secret-box'
import { invalid } from '../../kit/service/errors'

/** Columns of the settings as a write says them: null clears a key. */
type Given = Partial<Record<SecretColumn, string | null>>

interface Sealed {
  customerId: number
  column: SecretColumn
  sealed: string
}

/** Whether a key has the form of its provider's in its place. */
const checkKey = (column: SecretColumn, key: string) => {
  // Every secret is one of theirs.
  const shape = keyFields.find((field) => field.column === column)!
  if (!shape.pattern.test(key)) throw invalid({ [column]: refusal(shape.refusal) })
}

const contextOf = (customerId: number, column: SecretColumn) => `store-settings:${customerId}:${column}`

/** A stored key as it was given; empty when there is none. Throws when it was sealed for another place or with another secret. */
export const openKey = (secretKey: string, { customerId, column, sealed }: Sealed): string =>
  sealed === '' ? '' : createSecretBox(secretKey).open(sealed, contextOf(customerId, column))

/** A stored key as its owner may see it. */
export const maskKey = (secretKey: string, place: Sealed): string => {
  try {
    return maskSecret(openKey(secretKey, place))
  } catch {
    // The owner can still replace a key that no longer opens.
    return '••••'
  }
}

/** The keys of a write, sealed: null clears a key, an empty or masked one keeps what is stored; a key of the wrong kind is a 400. */
export const sealKeys = (
  secretKey: string,
  { customerId, given: keys }: { customerId: number; given: Given },
): Partial<Record<SecretColumn, string>> => {
  const result: Partial<Record<SecretColumn, string>> = {}
  for (const column of secretColumns) {
    const given = keys[column]
    if (given === undefined) continue
    const key = given?.trim() ?? ''
    if (given === null) result[column] = ''
    else if (key !== '' && !isMasked(key)) {
      checkKey(column, key)
      result[column] = createSecretBox(secretKey).seal(key, contextOf(customerId, column))
    }
  }
  return result
}
