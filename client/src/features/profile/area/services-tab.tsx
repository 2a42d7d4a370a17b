import { accountContract, type Account } from '@mainstreet/shared/contracts/account'
import { AutoSaveSection } from '../../../kit/form/auto-save-section'
import { useWords } from '../../../kit/language/bilingual'
import { areaWords } from './area-words'
import { ServicesField } from './services-field'

/** What the business does, a line each. */
export const ServicesTab = ({ account }: { account: Account }) => {
  const words = useWords(areaWords)
  return (
    <AutoSaveSection
      id="services"
      title={words.services}
      about={words.servicesAbout}
      contract={accountContract}
      row={account}
    >
      <ServicesField name="str_services" hideLabel />
    </AutoSaveSection>
  )
}
