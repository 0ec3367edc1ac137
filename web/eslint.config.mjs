import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default [
  { ignores: ['src/generated/', 'src/i18n/keys.ts', 'dist/', 'out/'] },
  ts.configs.base,
  ...svelte.configs.recommended,
  { files: ['**/*.ts', '**/*.mjs'] },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'max-len': [
        'error',
        { code: 140, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreUrls: true, ignorePattern: ' d="|[dD]: \'' },
      ],
      // A Map or a Set made anew by every change needs no reactivity of its own.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space between two blocks has to be written out; what may be ignored svelte-check knows.
      'svelte/no-useless-mustaches': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  // Drawings and tables: as in .prettierignore.
  {
    files: [
      'src/games/amanecer/outline.ts',
      'src/games/guerra1936/emblems.ts',
      'src/games/pasaran/map.ts',
      'src/games/pasaran/relief.ts',
      'src/games/*/dev/**',
      'tools/**',
    ],
    rules: { 'max-len': 'off' },
  },
];
