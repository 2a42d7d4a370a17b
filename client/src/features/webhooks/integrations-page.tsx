import { useWords } from '../../kit/language/bilingual'
import { ExternalLink } from '../../kit/ui/link'
import { Page } from '../../kit/ui/page'
import { SettingsSection } from '../../kit/ui/settings-section'
import { DeliveryList } from './delivery-list'
import { EndpointsSection } from './endpoints-section'
import { integrationWords } from './words'

/** Where the account's events are sent, what was sent, and the description of the API. */
export const IntegrationsPage = () => {
  const words = useWords(integrationWords)
  return (
    <Page title={words.title} description={words.about}>
      <EndpointsSection />
      <SettingsSection id="docs" title={words.docs} about={words.docsAbout}>
        <p>
          <ExternalLink href="/api/docs">{words.openDocs}</ExternalLink>
        </p>
      </SettingsSection>
      <DeliveryList />
    </Page>
  )
}
