import { accountContract, type Account } from '@mainstreet/shared/contracts/account'
import {
  columnsFor,
  keyedProviderNames,
  keyedProviders,
  testModeColumn,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'
import { storeSettingsContract, type StoreSettings } from '@mainstreet/shared/contracts/marketplace/store'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useWords } from '../../kit/language/bilingual'
import { Badge } from '../../kit/ui/badge'
import { KeyFields } from './key-fields'
import styles from './payments-section.module.css'
import { settingsWords } from './words'

/** Whose keys the settings ask for. */
const titles = keyedProviderNames.map((name) => keyedProviders[name].title).join(', ')

const AllKeys = ({ use }: { use: 'secretKey' | 'publishableKey' }) =>
  keyedProviderNames.map((name) => <KeyFields key={name} provider={name} use={use} />)

const Mode = ({ isTest }: { isTest: boolean }) => {
  const words = useWords(settingsWords).payments
  return (
    <p className={styles.mode}>
      <Badge tone={isTest ? 'warning' : 'success'}>{isTest ? words.test : words.live}</Badge>
      {isTest ? words.testText : words.liveText}
    </p>
  )
}

/** With which keys the store charges: live or test, the secret ones masked. */
export const PaymentsSection = ({ store }: { store: StoreSettings }) => {
  const words = useWords(settingsWords).payments
  const hasKeys = columnsFor('secretKey').some((column) => store[column])
  return (
    <AutoSaveSection
      id="payments"
      title={words.title}
      about={words.about(titles)}
      contract={storeSettingsContract}
      row={store}
    >
      {hasKeys && <Mode isTest={store[testModeColumn]} />}
      <SwitchField name={testModeColumn} help={words.testHelp(titles)} />
      <AllKeys use="secretKey" />
    </AutoSaveSection>
  )
}

/** The keys that the site's card form uses. */
export const PublishableKeysSection = ({ account }: { account: Account }) => {
  const words = useWords(settingsWords).payments
  return (
    <AutoSaveSection
      id="publishable-keys"
      title={words.publishable}
      about={words.publishableAbout}
      contract={accountContract}
      row={account}
    >
      <AllKeys use="publishableKey" />
    </AutoSaveSection>
  )
}
