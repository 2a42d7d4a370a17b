import { partEditors } from './part-editors'
import { partName, readPart } from '../../../features/design/parts/site-part'

test.each(['name', 'hours', 'notice:12', 'item:7', 'dish:3', 'event:4'])(
  '%s is a part that has a form',
  (name) => {
    const part = readPart(name)!
    expect(partName(part)).toBe(name)
    expect(partEditors[part.kind]).toHaveProperty('Editor')
  },
)

test.each(['', 'notice', 'name:1', 'item:0', 'item:1:2', 'toString', 'constructor:1', 'item:99999999999'])(
  '“%s” is no part',
  (name) => {
    expect(readPart(name)).toBeUndefined()
  },
)
