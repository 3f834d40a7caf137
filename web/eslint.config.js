import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/', '**/node_modules/', 'e2e/out/', 'src/protocol.ts'] },
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      // Preact's handler attributes are spelled as in the DOM.
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 3 }],
    },
  },
  {
    files: ['scripts/**', 'tests/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
