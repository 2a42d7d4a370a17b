import { Plus, Trash2 } from 'lucide-react'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { ReactNode } from 'react'
import { SortableList } from '../../../kit/drag/sortable-list'
import { inBothLanguages } from '../../../kit/form/fields/in-both-languages'
import { withPermission } from '../../../kit/form/with-permission'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { FieldNotes } from '../../../kit/ui/field-frame'
import { IconButton } from '../../../kit/ui/icon-button'
import { contentWords } from '../words'
import { areaWords } from './area-words'
import { Row, Stack } from '../../../kit/ui/stack'
import styles from './services-field.module.css'
import { useServiceLines, type ServiceLines } from './use-service-lines'
import type { ServiceLine } from './service-lines'
import { Text } from '../../../kit/ui/text'

type LineProps = { list: ServiceLines; line: ServiceLine; handle: ReactNode }

const Line = ({ list, line, handle }: LineProps) => {
  const words = useWords(areaWords)
  const common = useWords(contentWords)
  const name = words.line(list.placeOf(line))
  return (
    <Row gap={2} nowrap>
      {handle}
      <input
        ref={list.boxOf(line)}
        type="text"
        className={styles.box}
        aria-label={name}
        aria-invalid={list.error ? true : undefined}
        autoComplete="off"
        value={line.text}
        onChange={({ target }) => list.type(line, target.value)}
        onBlur={list.leave}
        onKeyDown={(event) => list.press(line, event)}
        onPaste={(event) => list.paste(line, event)}
      />
      <IconButton
        label={common.remove(line.text || name)}
        icon={<Trash2 />}
        onClick={() => list.remove(line)}
      />
    </Row>
  )
}

type ServicesFieldProps = { name: string; hideLabel: true; lang?: Locale }

/** The services, a line each: Enter makes the next one, arrows go from one to the other, a pasted list becomes as many. */
export const ServicesField = inBothLanguages(
  withPermission(({ name, lang }: ServicesFieldProps) => {
    const words = useWords(areaWords)
    const list = useServiceLines(name)
    return (
      <Stack gap={3} ref={list.container} tabIndex={-1} lang={lang}>
        {list.lines.length === 0 && (
          <Text as="p" tone="muted">
            {words.noLines}
          </Text>
        )}
        <SortableList
          label={words.services}
          items={list.lines}
          getId={({ key }) => key}
          getName={(line) => line.text || words.line(list.placeOf(line))}
          onReorder={list.reorder}
          renderItem={(line, { handle }) => <Line {...{ list, line, handle }} />}
        />
        <FieldNotes id={list.id} error={list.error} />
        <div>
          <Button icon={<Plus />} onClick={list.append}>
            {words.addLine}
          </Button>
        </div>
      </Stack>
    )
  }),
)
