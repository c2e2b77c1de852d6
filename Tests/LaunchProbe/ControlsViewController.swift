import UIKit

/// One of each control, from top to bottom.
final class ControlsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private lazy var controls: [UIView] = {
        let label = UILabel()
        label.text = "Order"
        label.accessibilityTraits = [.staticText, .header]
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in print("Buy") })
        let toggle = UISwitch()
        toggle.isOn = true
        let slider = UISlider()
        slider.value = 0.5
        let stepper = UIStepper()
        stepper.value = 3
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.selectedSegmentIndex = 0
        let pages = UIPageControl()
        pages.numberOfPages = 4
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.25
        let activity = UIActivityIndicatorView(style: .medium)
        activity.startAnimating()
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Ada"
        let text = UITextView()
        text.text = "A note"
        text.isScrollEnabled = false
        let search = UISearchBar()
        search.placeholder = "Search"
        let date = UIDatePicker()
        date.preferredDatePickerStyle = .compact
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.heightAnchor.constraint(equalToConstant: 160).isActive = true
        // These have no width of their own.
        for wide in [slider, progress, search] as [UIView] {
            wide.widthAnchor.constraint(equalToConstant: 240).isActive = true
        }
        let names: [(UIView, String)] = [
            (toggle, "Gift"), (slider, "Volume"), (stepper, "Pieces"), (progress, "Upload"), (field, "Name"),
            (text, "Remark"), (date, "Date"),
        ]
        for (control, name) in names { control.accessibilityLabel = name }
        return [
            label, button, toggle, slider, stepper, segments, pages, progress, activity, field, text, search, date,
            picker,
        ]
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: controls)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 8
        stack.frame = CGRect(x: 16, y: 16, width: 358, height: 800)
        stack.distribution = .equalSpacing
        view.addSubview(stack)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        ["Small", "Middle", "Large"][row]
    }
}
