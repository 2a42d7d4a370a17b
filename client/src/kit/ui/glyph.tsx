import { classNames } from './class-names'
import styles from './glyph.module.css'

const paths = {
  star: 'M12 2.5L14.7 8.7L21.4 9.3L16.4 13.8L17.8 20.4L12 17L6.2 20.4L7.6 13.8L2.6 9.3L9.3 8.7Z',
  down: 'M6 9l6 6 6-6',
  dots: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0ZM11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0ZM18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z',
  warning: 'M12 4L21.5 20H2.5ZM12 10v4M12 17h.01',
}

type GlyphProps = { name: keyof typeof paths; className?: string }

/** A small picture for the rows of long lists: two elements, where an icon of the library is components and a dozen attributes. */
export const Glyph = ({ name, className }: GlyphProps) => (
  <svg className={classNames(styles.glyph, className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
