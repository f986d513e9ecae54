import * as z from 'zod/mini';
import { CodeInput } from '#client/ui/forms/controls/CodeInput.tsx';
import { Input } from '#client/ui/forms/controls/Input.tsx';
import { Form, type FormMessages } from '#client/ui/forms/Form.tsx';
import { FormCheckbox } from '#client/ui/forms/FormCheckbox.tsx';
import { FormField } from '#client/ui/forms/FormField.tsx';
import { FormRefusal } from '#client/ui/forms/FormRefusal.tsx';
import { SubmitButton } from '#client/ui/forms/SubmitButton.tsx';
import { AppError } from '#shared/errors/AppError.ts';
import { codeRule } from '#shared/rules/fields/codeRule.ts';
import { emailRule } from '#shared/rules/fields/emailRule.ts';
import { GallerySection } from './GallerySection.tsx';

const schema = z.object({ email: emailRule(), code: codeRule(), terms: z.boolean() });
const messages: FormMessages = {
  problemsTitle: 'Tuzatish kerak:',
  formatRule: (id) => (id === 'validation.required' ? 'Bu maydonni toʻldiring' : 'Qiymatni tekshiring'),
  formatRefusal: (_, field) => (field ? undefined : 'Server javob bermadi. Birozdan keyin urinib koʻring'),
};

export function FormSection() {
  return (
    <GallerySection id="form" title="Shakl: xatolar maydon yonida">
      <Form
        schema={schema}
        defaultValues={{ email: '', code: '', terms: false }}
        messages={messages}
        onSubmit={async () => {
          await new Promise((resolve) => setTimeout(resolve, 800));
          throw new AppError('UnknownErrorException');
        }}
      >
        <FormField name="email" label="E-pochta">
          {(control) => <Input {...control} type="email" />}
        </FormField>
        <FormField name="code" label="Kod">
          {({ value, ...control }) => <CodeInput {...control} value={String(value)} />}
        </FormField>
        <FormCheckbox name="terms" label="Yangiliklarni olishga roziman" />
        <FormRefusal />
        <SubmitButton isBeside>Yuborish</SubmitButton>
      </Form>
    </GallerySection>
  );
}
