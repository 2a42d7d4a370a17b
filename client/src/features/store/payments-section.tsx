import { accountContract } from '@mainstreet/shared/contracts/account'
import {
  columnsFor,
  keyedProviderNames,
  keyedProviders,
  testModeColumn,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'
import { storeSettingsContract, type StoreSettings } from '@mainstreet/shared/contracts/marketplace/store'
import { LoadedRow } from '../../kit/data/loaded-row'
import { AutoSaveForm } from '../../kit/form/auto-save-form'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { SaveStatus, useJoinedSaveState } from '../../kit/form/save-status'
import type { SaveState } from '../../kit/form/use-auto-save'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { Badge } from '../../kit/ui/badge'
import { SettingsSection } from '../../kit/ui/settings-section'
import { Stack } from '../../kit/ui/stack'
import { KeyFields } from './key-fields'
import styles from './payments-section.module.css'
import { settingsWords } from './words'
import { Text } from '../../kit/ui/text'

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

const PublishableKeys = ({ onState }: { onState: (state: SaveState) => void }) => {
  const words = useWords(settingsWords).payments
  return (
    <LoadedRow path="account" id={useCustomerId()}>
      {(account) => (
        <AutoSaveForm label={words.publishable} contract={accountContract} row={account} onState={onState}>
          <Text as="p" size="sm" tone="muted" wrap="anywhere">
            {words.publishableAbout}
          </Text>
          <AllKeys use="publishableKey" />
        </AutoSaveForm>
      )}
    </LoadedRow>
  )
}

/** With which keys the store charges, live or test: the secret ones masked, and those that the site's card form uses. */
export const PaymentsSection = ({ store }: { store: StoreSettings }) => {
  const words = useWords(settingsWords).payments
  const { state, report } = useJoinedSaveState()
  const hasKeys = columnsFor('secretKey').some((column) => store[column])
  return (
    <SettingsSection
      id="payments"
      title={words.title}
      about={words.about(titles)}
      status={<SaveStatus state={state} thing={words.title} />}
    >
      <Stack gap={5}>
        <AutoSaveForm
          label={words.title}
          contract={storeSettingsContract}
          row={store}
          onState={report('secret')}
        >
          {hasKeys && <Mode isTest={store[testModeColumn]} />}
          <SwitchField name={testModeColumn} help={words.testHelp(titles)} />
          <Text as="p" size="sm" tone="muted" wrap="anywhere">
            {words.keysAbout(titles)}
          </Text>
          <AllKeys use="secretKey" />
        </AutoSaveForm>
        <PublishableKeys onState={report('publishable')} />
      </Stack>
    </SettingsSection>
  )
}
