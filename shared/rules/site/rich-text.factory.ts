/** What is pasted or imported, and what both cleaners make of it. */
export const richTextCases: readonly (readonly [string, string])[] = [
  ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
  ['<div><p>One</p><p>Two</p></div>', '<p>One</p><p>Two</p>'],
  ['<section><div>One</div></section><p>Two</p>', '<p>One</p><p>Two</p>'],
  ['<h1>One</h1><h4>Two</h4><h6>Three</h6>', '<h2>One</h2><h3>Two</h3><h3>Three</h3>'],
  ['<dl><dt>Size</dt><dd>Large</dd></dl>', '<p>Size</p><p>Large</p>'],
  [
    '<table><tbody><tr><td>Mug</td><td>5</td></tr><tr><th>Cup</th><td>6</td></tr></tbody></table>',
    '<p>Mug · 5</p><p>Cup · 6</p>',
  ],
  ['<b>bold</b> and <i class="x">slanted</i>', '<strong>bold</strong> and <em>slanted</em>'],
  ['<p>One</p><p><br></p><p>Two</p>', '<p>One</p><p><br></p><p>Two</p>'],
  ['<ul><li>One</li><li>Two</li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
  ['<span>a</span><font color="red">b</font>', 'ab'],
]
