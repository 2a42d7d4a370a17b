import { createSecretBox, isMasked, maskSecret } from '../../kit/secret-box'
import { invalid } from '../../kit/service/errors'

type Row = Record<string, unknown>

/** The columns of the store's settings that hold secrets. */
export const secretColumns = ['stripeSecretKey', 'stripeTestSecretKey'] as const
export type SecretColumn = (typeof secretColumns)[number]

interface Sealed {
  customerId: number
  column: SecretColumn
  sealed: string
}

const shapes: Record<SecretColumn, { pattern: RegExp; refusal: string }> = {
  stripeSecretKey: {
    pattern: /^(sk|rk)_live_\w{8,}$/,
    refusal: 'must be a live secret key (sk_live_… or rk_live_…)',
  },
  stripeTestSecretKey: {
    pattern: /^(sk|rk)_test_\w{8,}$/,
    refusal: 'must be a test secret key (sk_test_… or rk_test_…)',
  },
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

/** Columns with their keys sealed: null clears a key, an empty or masked one keeps what is stored; a key of the wrong kind is a 400. */
export const sealKeys = (
  secretKey: string,
  { customerId, columns }: { customerId: number; columns: Row },
): Row => {
  const result: Row = { ...columns }
  for (const column of secretColumns) {
    if (!(column in columns)) continue
    const given = columns[column] as string | null
    const key = given?.trim() ?? ''
    if (given === null) result[column] = ''
    else if (key === '' || isMasked(key)) delete result[column]
    else if (!shapes[column].pattern.test(key)) throw invalid({ [column]: shapes[column].refusal })
    else result[column] = createSecretBox(secretKey).seal(key, contextOf(customerId, column))
  }
  return result
}
