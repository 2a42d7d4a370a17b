import {
  keyedProviders,
  type KeyedProviderName,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'
import { storeSettingsContract, type StoreSettings } from '@mainstreet/shared/contracts/marketplace/store'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { useWords } from '../../kit/language/bilingual'
import { TextField } from '../../kit/ui/text-field'
import { CopyButton } from '../../kit/ui/copy-button'
import { KeyFields } from './key-fields'
import styles from './payments-section.module.css'
import { webhookAnchor } from './setting-groups'
import { settingsWords } from './words'
import { Text } from '../../kit/ui/text'

const Address = ({ provider, customerId }: { provider: KeyedProviderName; customerId: number }) => {
  const words = useWords(settingsWords).webhooks
  const address = `${window.location.origin}/api/webhooks/${provider}/${customerId}`
  return (
    <div className={styles.address}>
      <TextField label={words.address} value={address} readOnly />
      <CopyButton text={address} label={words.copy} copied={words.copied} notCopied={words.notCopied} />
    </div>
  )
}

type WebhookSectionProps = { provider: KeyedProviderName; store: StoreSettings }

/** Where a provider tells of payments, and with what it signs that it is the provider. */
export const WebhookSection = ({ provider, store }: WebhookSectionProps) => {
  const words = useWords(settingsWords).webhooks
  const { title, events } = keyedProviders[provider]
  return (
    <AutoSaveSection
      id={webhookAnchor(provider)}
      title={words.title(title)}
      about={words.about(title)}
      contract={storeSettingsContract}
      row={store}
    >
      <Address provider={provider} customerId={store.customerId} />
      <Text as="p" size="sm" tone="muted" wrap="anywhere">
        {words.events(title)} <code>{events.join(', ')}</code>
      </Text>
      <KeyFields provider={provider} use="webhookSecret" />
    </AutoSaveSection>
  )
}
