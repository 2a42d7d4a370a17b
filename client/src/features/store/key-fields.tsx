import {
  keyedProviders,
  type KeyedProviderName,
  type KeyField,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'
import { Field } from '../../kit/form/fields/field'
import { SecretField } from '../../kit/form/fields/secret-field'

/** Where the keys of a provider for one use are entered, those for live money and those of tests. */
export const KeyFields = ({ provider, use }: { provider: KeyedProviderName; use: KeyField['use'] }) =>
  keyedProviders[provider].keys
    .filter((key) => key.use === use)
    .map(({ column, hint }) =>
      use === 'publishableKey' ? (
        <Field key={column} name={column} help={hint} autoComplete="off" spellCheck={false} />
      ) : (
        <SecretField key={column} name={column} help={hint} />
      ),
    )
