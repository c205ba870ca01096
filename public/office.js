// Extras of the office's pages, which work without them: what is not saved yet, Ctrl+S, and "choose all" in lists.
(() => {
  const contentOf = (form) =>
    new URLSearchParams([...new FormData(form)].filter(([, value]) => typeof value === "string"));

  for (const form of document.querySelectorAll("form[data-save]")) {
    const note = form.querySelector(".savebar p");
    const help = note?.textContent ?? "";
    // A form that was refused comes back with what was typed, and none of it is saved.
    const opened = "unsaved" in form.dataset ? undefined : contentOf(form).toString();
    const check = () => {
      const changed = contentOf(form).toString() !== opened;
      form.toggleAttribute("data-changed", changed);
      if (note) note.textContent = changed ? form.dataset.says : help;
    };
    form.addEventListener("input", check);
    form.addEventListener("change", check);
    form.addEventListener("submit", () => form.removeAttribute("data-changed"));
    // After "back", browsers put into the fields what was typed.
    window.addEventListener("pageshow", check);
  }

  window.addEventListener("beforeunload", (event) => {
    if (document.querySelector("form[data-changed]")) event.preventDefault();
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const form = document.activeElement?.closest("form[data-save]") ?? document.querySelector("form[data-save]");
    const button = form?.querySelector(`button[name="intent"][value="${form.dataset.save}"]`);
    if (!button) return;
    event.preventDefault();
    form.requestSubmit(button);
  });

  for (const place of document.querySelectorAll("[data-all]")) {
    const form = place.closest("form");
    const boxes = () => [...form.querySelectorAll(`tbody input[type="checkbox"][name="${place.dataset.all}"]`)];
    const label = document.createElement("label");
    const all = document.createElement("input");
    label.className = "o-check";
    all.type = "checkbox";
    // A box without a name is not sent.
    label.append(all, ` ${place.dataset.says}`);
    const legend = place.querySelector(":scope > legend");
    if (legend) legend.after(label);
    else place.prepend(label);
    all.addEventListener("change", () => {
      for (const box of boxes()) box.checked = all.checked;
    });
    form.addEventListener("change", () => {
      const chosen = boxes().filter((box) => box.checked).length;
      all.checked = chosen > 0 && chosen === boxes().length;
      all.indeterminate = chosen > 0 && !all.checked;
    });
  }
})();
