import { exampleKinds, type Example, type ExampleKind } from '@mainstreet/shared/contracts/site/opening'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useWords } from '../../kit/language/bilingual'
import { TextLink } from '../../kit/ui/link'
import { publishWords } from './opening-words'

/** Where each kind is edited. */
const places: Record<ExampleKind, string> = {
  'market-items': backOfficeRoutes.items,
  'market-categories': backOfficeRoutes.items,
  restaurant: `${backOfficeRoutes.dashboard}/restaurant`,
  automotive: `${backOfficeRoutes.dashboard}/automotive`,
  events: `${backOfficeRoutes.dashboard}/events`,
  funerals: `${backOfficeRoutes.dashboard}/funeral`,
  'profile-gallery': backOfficeRoutes.media,
  str_header_image: backOfficeRoutes.media,
  str_title: backOfficeRoutes.details,
  str_description: backOfficeRoutes.details,
  str_services: backOfficeRoutes.content,
  str_content_area_content: backOfficeRoutes.content,
  hours: `${backOfficeRoutes.details}#hours`,
}

/** Names of a few rows; more are only counted. */
const maxNames = 3

type ExampleListProps = { examples: readonly Example[]; linked?: boolean }

/** Examples by their kinds, with the names of a few. */
export const ExampleList = ({ examples, linked }: ExampleListProps) => {
  const { kinds } = useWords(publishWords)
  return (
    <ul>
      {exampleKinds.map((kind) => {
        const those = examples.filter((example) => example.kind === kind)
        const names = [...new Set(those.map(({ name }) => name).filter(Boolean))]
        if (those.length === 0) return null
        const text = kinds[kind](those.length)
        return (
          <li key={kind}>
            {linked ? <TextLink to={places[kind]}>{text}</TextLink> : text}
            {names.length > 0 && names.length <= maxNames && ` (${names.join(', ')})`}
          </li>
        )
      })}
    </ul>
  )
}
